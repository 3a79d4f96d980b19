import { type KeyboardEvent, useState } from 'react';

const steps = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3, 4];

/** The zoom of a document; 1 fits it to the window. */
export interface ZoomState {
  scale: number;
  canGrow: boolean;
  canShrink: boolean;
  grow: () => void;
  shrink: () => void;
  fit: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Returns a zoom in steps, also with the keys +, - and 0. */
export function useZoom(): ZoomState {
  const [step, setStep] = useState(steps.indexOf(1));
  const grow = () => setStep((now) => Math.min(steps.length - 1, now + 1));
  const shrink = () => setStep((now) => Math.max(0, now - 1));
  const fit = () => setStep(steps.indexOf(1));
  const byKey: Record<string, () => void> = { '+': grow, '=': grow, '-': shrink, '0': fit };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = byKey[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    act();
  };
  return {
    scale: steps[step] ?? 1,
    canGrow: step < steps.length - 1,
    canShrink: step > 0,
    grow,
    shrink,
    fit,
    onKeyDown,
  };
}
