import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { fieldClass } from './input';

/** A multi-line text field that grows with its text. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea className={cn(fieldClass, 'field-sizing-content min-h-20 px-3 py-2 text-sm', className)} {...rest} />
  );
}
