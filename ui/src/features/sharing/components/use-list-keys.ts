import { type KeyboardEvent, useState } from 'react';

/** The number of options that Page Up and Page Down move by (SELECT-09). */
const pageSize = 5;

/**
 * Returns the keyboard handler of a list under a search field: the field keeps the focus, arrow keys, Page Up and Page
 * Down move among the options, Enter picks the active one. `first`, if given, is active initially.
 */
export function useListKeys(options: readonly string[], first: string | null, onPick: (option: string) => void) {
  const [wanted, setActive] = useState<string | null>(null);
  const active = wanted !== null && options.includes(wanted) ? wanted : first;
  const at = active === null ? -1 : options.indexOf(active);
  const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: pageSize, PageUp: -pageSize };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && active !== null) {
      event.preventDefault();
      onPick(active);
    }
    if (step === undefined || options.length === 0) return;
    event.preventDefault();
    setActive(options[Math.min(options.length - 1, Math.max(0, at + step))] ?? null);
  };
  return { active, setActive, onKeyDown };
}
