import { HoverCard as Radix } from 'radix-ui';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';

/**
 * More about the thing under the pointer or with the focus; Escape closes it. The trigger has to take the focus.
 * It stays in its place in the page, so that it is read, and belongs to the same landmark, as what it is about.
 */
export function HoverCard({ card, children }: { card: ReactNode; children: ReactElement }) {
  const [open, setOpen] = useState(false);
  // Whoever pressed the trigger is on the way elsewhere: a card that was about to open, or opens because the focus
  // comes back, would stand behind or over what was opened. Coming anew makes it open again.
  const left = useRef(false);
  const leave = () => {
    left.current = true;
    setOpen(false);
  };
  const come = () => {
    left.current = false;
  };
  return (
    <Radix.Root open={open} onOpenChange={(opens) => setOpen(opens && !left.current)} openDelay={350} closeDelay={150}>
      <Radix.Trigger
        asChild
        onClick={leave}
        onPointerEnter={come}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setOpen(false);
          if (key === 'Tab') come();
        }}
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
