import { useEffect, useMemo, useState } from 'react';
import type { Violation } from '@/api/models';
import { isObject } from '@/lib/is-object';

/** How long typing has to pause before something half typed is called wrong. */
const pauseMs = 450;

function at(values: unknown, path: string): unknown {
  return path.split('.').reduce((value, key) => (isObject(value) ? value[key] : undefined), values);
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function usePaused<V>(values: V): V {
  const [paused, setPaused] = useState(values);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(values), pauseMs);
    return () => clearTimeout(timer);
  }, [values]);
  return paused;
}

export interface Check {
  /** What to show at a field, by its path in the form. */
  errorOf: (field: string) => string | undefined;
  /** What stands against saving, shown or not. */
  violations: Violation[];
  /** Shows everything that is wrong, also where nothing was typed yet. */
  showAll: () => void;
}

/**
 * Checks a form by a shared rule with each key. A field that was changed shows what is wrong with it once typing
 * pauses, and no longer the moment it is right. Violations name fields by their path in the form.
 */
export function useCheck<V>(values: V, start: V, violationsOf: (values: V) => Violation[]): Check {
  const [all, setAll] = useState(false);
  const paused = usePaused(values);
  const violations = useMemo(() => violationsOf(values), [values, violationsOf]);
  const settled = useMemo(() => new Set(violationsOf(paused).map(({ field }) => field)), [paused, violationsOf]);
  const shows = (field: string) => all || (settled.has(field) && !same(at(paused, field), at(start, field)));
  return {
    violations,
    errorOf: (field) => (shows(field) ? violations.find((each) => each.field === field)?.message : undefined),
    showAll: () => setAll(true),
  };
}
