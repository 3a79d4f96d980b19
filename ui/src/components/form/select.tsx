import { ChevronDown } from 'lucide-react';
import { cn } from '@/lib/cn';
import { fieldLook } from './input';

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

/** One choice out of a few: the browser's own control, which is at its best on a phone. */
export function Select<T extends string>({ value, onValueChange, options, label, className, ...rest }: SelectProps<T>) {
  return (
    <div className={cn('relative', className)}>
      <select
        {...rest}
        aria-label={label}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onValueChange(chosen.value);
        }}
        className={cn(fieldLook, 'h-9 appearance-none truncate pr-9 pl-3 text-sm')}
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
