import { HoverCard as Radix } from 'radix-ui';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';

/**
 * A card about the hovered or focused trigger; Escape closes it. The trigger has to be focusable. The card is rendered
 * in place, so that it is read out with its trigger and belongs to the same landmark.
 */
export function HoverCard({ card, children }: { card: ReactNode; children: ReactElement }) {
  const [open, setOpen] = useState(false);
  // After a press on the trigger the user is going elsewhere: a card opening now, or when the focus returns, would
  // cover what was opened. Hovering or focusing again opens it.
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
