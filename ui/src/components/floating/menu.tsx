import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/cn';

const itemLook =
  'relative flex min-h-8 items-center gap-2 rounded-sm px-2 py-1.5 text-sm outline-none select-none data-highlighted:bg-hover data-disabled:opacity-50 data-disabled:cursor-not-allowed [&_svg]:size-4 [&_svg]:shrink-0';

/** The root of a menu's trigger and content; the rest of the page stays usable while it is open. */
export function Menu(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root modal={false} {...props} />;
}

export const MenuTrigger = Radix.Trigger;
export const MenuRadioGroup = Radix.RadioGroup;

/** The list opened by a {@link MenuTrigger}. */
export function MenuContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        sideOffset={4}
        align="end"
        collisionPadding={8}
        className={cn(
          'z-70 max-h-[min(24rem,var(--radix-dropdown-menu-content-available-height))] min-w-44 animate-appear overflow-y-auto rounded-md border border-line bg-surface p-1 shadow-float',
          className,
        )}
        {...rest}
      />
    </Radix.Portal>
  );
}

interface MenuItemProps extends ComponentProps<typeof Radix.Item> {
  danger?: boolean;
  /** Why it can't be chosen now, shown below the label. */
  disabledReason?: string | null | undefined;
}

export function MenuItem({ danger, disabledReason, className, children, ...rest }: MenuItemProps) {
  return (
    <Radix.Item
      className={cn(itemLook, danger && 'text-bad', disabledReason && 'flex-wrap gap-y-0.5', className)}
      disabled={Boolean(disabledReason)}
      {...rest}
    >
      {disabledReason ? (
        <>
          {children}
          <span className="basis-full pl-6 text-xs text-pretty">{disabledReason}</span>
        </>
      ) : (
        children
      )}
    </Radix.Item>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-2 py-1 text-xs font-medium text-faint">{children}</Radix.Label>;
}

export function MenuSeparator() {
  return <Radix.Separator className="-mx-1 my-1 h-px bg-line" />;
}

const indicator = (
  <Radix.ItemIndicator className="absolute left-2">
    <Check aria-hidden />
  </Radix.ItemIndicator>
);

export function MenuRadioItem({ className, children, ...rest }: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem className={cn(itemLook, 'pl-8', className)} {...rest}>
      {indicator}
      {children}
    </Radix.RadioItem>
  );
}

export function MenuCheckboxItem({ className, children, ...rest }: ComponentProps<typeof Radix.CheckboxItem>) {
  return (
    <Radix.CheckboxItem className={cn(itemLook, 'pl-8', className)} {...rest}>
      {indicator}
      {children}
    </Radix.CheckboxItem>
  );
}
