import { useLayoutEffect } from 'react';
import { isComposing } from './input-method';

/** The number of requested forms that aren't on screen yet. */
let pendingForms = 0;
let isEnabled = true;

/** Turns all single-key shortcuts on or off, as set in the user's account. */
export const enableSingleKeys = (enabled: boolean): void => {
  isEnabled = enabled;
};

/** Suspends single-key shortcuts until the returned function is called. */
export function holdSingleKeys(): () => void {
  pendingForms += 1;
  let held = true;
  return () => {
    if (held) pendingForms -= 1;
    held = false;
  };
}

/** Suspends single-key shortcuts while a promise is pending that loads a form or an editor. */
export async function holdSingleKeysFor<T>(arrival: Promise<T>): Promise<T> {
  const release = holdSingleKeys();
  try {
    return await arrival;
  } finally {
    release();
  }
}

/** Suspends single-key shortcuts while a component is shown. */
export function useHeldSingleKeys(held = true): void {
  useLayoutEffect(() => (held ? holdSingleKeys() : undefined), [held]);
}

/** Suspends single-key shortcuts from the fallback of a loading form. Renders nothing. */
export function HeldSingleKeys(): null {
  useHeldSingleKeys();
  return null;
}

/** Whether an element accepts typed text. */
export const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Whether a text is being written in an area: an editor is open, or a text field isn't empty. */
function hasOpenText(area: ParentNode): boolean {
  if (area.querySelector('[contenteditable=true]')) return true;
  return [...area.querySelectorAll('textarea')].some(({ value }) => value !== '');
}

/** Whether a window or a menu is open over the page. */
export const isOverlayOpen = (): boolean =>
  document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null;

/**
 * Whether a key press may run a single-key shortcut. Never while text is typed or about to be: in a field, while an
 * editor is open in the area, or while any form is loading.
 */
export function runsSingleKey(event: KeyboardEvent, area: ParentNode = document): boolean {
  const { target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  if (!isEnabled || pendingForms > 0 || defaultPrevented || ctrlKey || metaKey || altKey) return false;
  return !isComposing(event) && !isTextField(target) && !hasOpenText(area);
}
