import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { Spinner } from './spinner';

const looks = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-line bg-surface text-ink hover:bg-hover',
  quiet: 'text-muted hover:bg-hover hover:text-ink',
  danger: 'bg-bad text-surface hover:opacity-90',
};

const sizes = {
  sm: 'h-8 px-2.5 text-[13px] gap-1.5',
  md: 'h-9 px-3.5 text-sm gap-2',
  lg: 'h-11 px-5 text-base gap-2',
};

export interface ButtonProps extends ComponentProps<'button'> {
  look?: keyof typeof looks;
  size?: keyof typeof sizes;
  /** Shows a spinner and blocks a second click. */
  busy?: boolean;
  /** Applies the button's style to its single child, for links. */
  asChild?: boolean;
}

/** A button labeled with its action. Use one primary button per view. */
export function Button({ look = 'secondary', size = 'md', busy, asChild, className, children, ...rest }: ButtonProps) {
  const classes = cn(
    'inline-flex shrink-0 items-center justify-center rounded-md font-medium whitespace-nowrap transition-colors select-none print:hidden',
    'disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0',
    looks[look],
    sizes[size],
    className,
  );
  // Toasts never cover a primary button.
  const mark = { 'data-primary': look === 'primary' || undefined };
  if (asChild) {
    return (
      <Slot.Root className={classes} {...mark} {...rest}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button
      type="button"
      className={classes}
      {...mark}
      {...rest}
      disabled={rest.disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
