import { Slot } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { Tooltip } from '@/components/floating/tooltip';
import { cn } from '@/lib/cn';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** The button's action: its accessible name and tooltip. */
  label: string;
  /** A hint below the name in the tooltip. */
  hint?: string | null | undefined;
  /** Why it can't be used now. The button stays focusable, so that the reason can be read. */
  disabledReason?: string | null | undefined;
  /** Applies the button's style to its single child, for links. */
  asChild?: boolean;
  children: ReactNode;
}

/** A 32 px icon button with an accessible name and a tooltip. */
export function IconButton(props: IconButtonProps) {
  const { label, hint, disabledReason, asChild, className, children, onClick, ...rest } = props;
  const Part = asChild ? Slot.Root : 'button';
  const more = disabledReason ?? hint;
  return (
    <Tooltip text={more ? `${label} — ${more}` : label}>
      <Part
        {...(asChild ? {} : { type: 'button' })}
        aria-label={label}
        aria-description={hint ?? undefined}
        aria-disabled={disabledReason ? true : undefined}
        onClick={disabledReason ? undefined : onClick}
        className={cn(
          'inline-flex size-8 shrink-0 items-center justify-center rounded-md text-muted transition-colors hover:bg-hover hover:text-ink print:hidden',
          'disabled:cursor-not-allowed disabled:opacity-45 aria-disabled:cursor-not-allowed aria-disabled:opacity-45 [&_svg]:size-4',
          className,
        )}
        {...rest}
      >
        {children}
      </Part>
    </Tooltip>
  );
}
