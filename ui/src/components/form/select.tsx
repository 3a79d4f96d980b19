import { ChevronDown } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { cn } from '@/lib/cn';
import { fieldClass } from './input';

export interface SelectOption<T extends string> {
  value: T;
  label: string;
  /** Why it can't be chosen; nothing when it can. */
  disabledReason?: string | null | undefined;
}

interface SelectProps<T extends string> {
  value: T;
  onValueChange: (value: T) => void;
  options: readonly SelectOption<T>[];
  /** Accessible name, unless a Field labels it through `id`. */
  label?: string;
  id?: string;
  disabled?: boolean | undefined;
  'aria-invalid'?: true | undefined;
  'aria-describedby'?: string | undefined;
  className?: string;
}

/** The number of options that Page Up and Page Down move (SELECT-09). */
const pages = new Map([
  ['PageDown', 5],
  ['PageUp', -5],
]);

/** Moves by a page in the open list, where the browser lets the page style it: then its options have the focus. */
function scrollByPage(event: KeyboardEvent<HTMLSelectElement>): void {
  const by = pages.get(event.key);
  const here = event.target;
  if (by === undefined || !(here instanceof HTMLOptionElement)) return;
  event.preventDefault();
  const options = [...event.currentTarget.options].filter(({ disabled }) => !disabled);
  const next = Math.min(Math.max(options.indexOf(here) + by, 0), options.length - 1);
  options[next]?.focus();
}

/**
 * A choice among a few options: the browser's own control, which works best on a phone. With a mouse its list has the
 * size of all lists (SELECT-09; `select-list` in theme.css).
 */
export function Select<T extends string>({ value, onValueChange, options, label, className, ...rest }: SelectProps<T>) {
  return (
    <div className={cn('relative', className)}>
      <select
        {...rest}
        aria-label={label}
        value={value}
        onKeyDown={scrollByPage}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onValueChange(chosen.value);
        }}
        className={cn(fieldClass, 'select-list h-9 appearance-none truncate pr-9 pl-3 text-sm')}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={Boolean(option.disabledReason)}>
            {option.disabledReason ? `${option.label} – ${option.disabledReason}` : option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute top-2.5 right-3 size-4 text-faint" />
    </div>
  );
}
