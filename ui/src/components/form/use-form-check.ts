import { useEffect, useMemo, useState } from 'react';
import type { Violation } from '@/api/models';
import { isObject } from '@/lib/is-object';

/** The pause in typing before unfinished input is marked as invalid, in milliseconds. */
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
  /** Returns the error to show at a field, by its path in the form. */
  errorOf: (field: string) => string | undefined;
  /** All reasons that prevent saving, shown or not. */
  violations: Violation[];
  /** Shows all errors, also in fields that weren't edited yet. */
  showAll: () => void;
}

/**
 * Validates a form by a shared rule on every change. An edited field shows its error once typing pauses, and hides it
 * as soon as it is valid. Violations name fields by their path in the form.
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
