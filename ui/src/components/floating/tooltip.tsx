import { Tooltip as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The keys that move the focus. */
const movers = new Set(['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown']);
let moving = false;

if (typeof window !== 'undefined') {
  const stop = () => (moving = false);
  addEventListener('keydown', ({ key }) => (moving = movers.has(key)), true);
  addEventListener('keyup', stop, true);
  addEventListener('pointerdown', stop, true);
  addEventListener('blur', (event) => event.target === window && stop(), true);
}

/** Whether the user moves the focus with a key, as opposed to the page setting it. */
const personMovesFocus = (): boolean => moving;

interface TooltipProps {
  text: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  children: ReactNode;
}

/**
 * A short hint on hover and on keyboard focus, but not when the page sets the focus, as a window does. Never the only
 * place for information.
 */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  useEffect(() => (open ? outOfTheWayOfEscape(() => setOpen(false)) : undefined), [open]);
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild onFocus={(event) => !personMovesFocus() && event.preventDefault()}>
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-60 max-w-72 animate-appear rounded-sm bg-ink px-2 py-1 text-xs text-canvas"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Closes the tooltip before other Escape handlers run, so that Escape reaches what is under it. */
function outOfTheWayOfEscape(close: () => void): () => void {
  const press = ({ key }: KeyboardEvent) => key === 'Escape' && flushSync(close);
  addEventListener('keydown', press, true);
  return () => removeEventListener('keydown', press, true);
}

/** Shares one delay among all tooltips; wraps the application. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={350} skipDelayDuration={200}>
      {children}
    </Radix.Provider>
  );
}
