import { Check, Minus } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

/** A checkbox; label it with a `label` element around or next to it. */
export function Checkbox({ className, ...rest }: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root
      className={cn(
        'inline-flex size-4.5 shrink-0 items-center justify-center rounded-[5px] border border-control bg-surface text-on-accent not-data-[state=unchecked]:border-accent not-data-[state=unchecked]:bg-accent',
        className,
      )}
      {...rest}
    >
      <Radix.Indicator>
        {rest.checked === 'indeterminate' ? (
          <Minus aria-hidden className="size-3.5" strokeWidth={3} />
        ) : (
          <Check aria-hidden className="size-3.5" strokeWidth={3} />
        )}
      </Radix.Indicator>
    </Radix.Root>
  );
}
