import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { rule } from '@/rules/rule';

/** The shared style of text fields. */
export const fieldClass =
  'w-full rounded-md border border-control bg-surface text-ink placeholder:text-faint transition-colors focus-visible:outline-2 focus-visible:-outline-offset-1 disabled:opacity-60 disabled:cursor-not-allowed aria-invalid:border-bad';

/** The maximum length of search words; search fields accept no more. */
export const searchLength = (): number => rule('textRoom', { field: 'query', text: '' }).most;

/** A single-line text field. Label it through Field or an aria-label. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  const searches = rest.type === 'search' || rest.role === 'combobox';
  return (
    <input
      maxLength={searches ? searchLength() : undefined}
      className={cn(fieldClass, 'h-9 px-3 text-sm', className)}
      {...rest}
    />
  );
}
