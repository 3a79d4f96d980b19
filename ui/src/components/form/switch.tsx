import { Switch as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

/** A switch that takes effect immediately; label it with a `label` element around or next to it. */
export function Switch({ className, ...rest }: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root
      className={cn(
        'inline-flex h-5.5 w-9.5 shrink-0 items-center rounded-full border border-control bg-sunken p-0.5 transition-colors',
        'disabled:cursor-not-allowed disabled:opacity-60 data-[state=checked]:border-accent data-[state=checked]:bg-accent',
        className,
      )}
      {...rest}
    >
      <Radix.Thumb className="block size-4 rounded-full bg-control transition-transform data-[state=checked]:translate-x-4 data-[state=checked]:bg-on-accent" />
    </Radix.Root>
  );
}
