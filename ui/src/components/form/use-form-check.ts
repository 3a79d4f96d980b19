import { useEffect, useMemo, useState } from 'react';
import type { Violation } from '@/api/models';
import { isObject } from '@/lib/is-object';

/** The pause in typing before unfinished input is marked as invalid, in milliseconds. */
const pauseMs = 450;

function valueAt(values: unknown, path: string): unknown {
  return path.split('.').reduce((value, key) => (isObject(value) ? value[key] : undefined), values);
}

const isSameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function useSettledValues<V>(values: V): V {
  const [paused, setPaused] = useState(values);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(values), pauseMs);
    return () => clearTimeout(timer);
  }, [values]);
  return paused;
}

export interface FormCheck {
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
export function useFormCheck<V>(values: V, start: V, violationsOf: (values: V) => Violation[]): FormCheck {
  const [all, setAll] = useState(false);
  const paused = useSettledValues(values);
  const violations = useMemo(() => violationsOf(values), [values, violationsOf]);
  const settled = useMemo(() => new Set(violationsOf(paused).map(({ field }) => field)), [paused, violationsOf]);
  const shows = (field: string) =>
    all || (settled.has(field) && !isSameJson(valueAt(paused, field), valueAt(start, field)));
  return {
    violations,
    errorOf: (field) => (shows(field) ? violations.find((each) => each.field === field)?.message : undefined),
    showAll: () => setAll(true),
  };
}
