import { HoverCard as Radix } from 'radix-ui';
import { type ReactElement, type ReactNode, useState } from 'react';

/**
 * More about the thing under the pointer or with the focus; Escape closes it. The trigger has to take the focus.
 * It stays in its place in the page, so that it is read, and belongs to the same landmark, as what it is about.
 */
export function HoverCard({ card, children }: { card: ReactNode; children: ReactElement }) {
  const [open, setOpen] = useState(false);
  return (
    <Radix.Root open={open} onOpenChange={setOpen} openDelay={350} closeDelay={150}>
      <Radix.Trigger
        asChild
        onClick={() => setOpen(false)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        {children}
      </Radix.Trigger>
      <Radix.Content
        side="top"
        align="start"
        sideOffset={6}
        collisionPadding={12}
        className="z-50 w-72 animate-appear rounded-lg border border-line bg-surface p-4 text-sm shadow-float"
      >
        {card}
      </Radix.Content>
    </Radix.Root>
  );
}
