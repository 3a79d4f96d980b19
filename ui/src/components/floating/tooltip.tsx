import { Tooltip as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The keys with which a person moves the focus. */
const movers = new Set(['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown']);
let moving = false;

if (typeof window !== 'undefined') {
  const stop = () => (moving = false);
  addEventListener('keydown', ({ key }) => (moving = movers.has(key)), true);
  addEventListener('keyup', stop, true);
  addEventListener('pointerdown', stop, true);
  addEventListener('blur', (event) => event.target === window && stop(), true);
}

/** Whether the focus moves because a person moves it with a key, and not because the page put it somewhere. */
const personMovesFocus = (): boolean => moving;

interface TooltipProps {
  text: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  children: ReactNode;
}

/**
 * A short remark on hover, and on focus that a person moved there by keys: never because a window opened on it.
 * Never the only place where something is said.
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

/** Escape is meant for what is under a tooltip: it goes before anything else hears of the key. */
function outOfTheWayOfEscape(close: () => void): () => void {
  const press = ({ key }: KeyboardEvent) => key === 'Escape' && flushSync(close);
  addEventListener('keydown', press, true);
  return () => removeEventListener('keydown', press, true);
}

/** One delay for all tooltips; wraps the application. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={350} skipDelayDuration={200}>
      {children}
    </Radix.Provider>
  );
}
