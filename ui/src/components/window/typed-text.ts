import { type FocusEvent, type FormEvent, useCallback, useEffect, useMemo, useRef } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What is looked for is no loss; and some fields keep what is typed in them by themselves. */
const kept = '[type=search], [role=combobox], [data-keeps-text] *, [data-keeps-text]';
const noText = new Set(['checkbox', 'radio', 'file', 'button', 'submit', 'range', 'color']);

const isField = (target: EventTarget): target is Field =>
  (target instanceof HTMLInputElement && !noText.has(target.type)) || target instanceof HTMLTextAreaElement;

/** All windows that are open: each answers whether something typed in it would be lost. */
const open = new Set<() => boolean>();

/** Whether a window is open that holds typed text which isn't saved. */
export const textWouldBeLost = (): boolean => [...open].some((holds) => holds());

interface TypedText {
  /** Whether closing would throw away what somebody typed. */
  holds: () => boolean;
  /** For the element that holds the fields. */
  watch: {
    onFocusCapture: (event: FocusEvent) => void;
    onBeforeInputCapture: (event: FormEvent) => void;
  };
}

/**
 * Notices what is typed in the fields of a window, whatever they are and without their help: a field counts when it
 * says something else than when it was entered. `unsaved` adds what the window knows of itself.
 */
export function useTypedText(unsaved: boolean): TypedText {
  const before = useRef(new Map<Field, string>());
  const known = useRef(unsaved);
  useEffect(() => {
    known.current = unsaved;
  }, [unsaved]);
  const holds = useCallback(
    () =>
      known.current ||
      [...before.current].some(([field, value]) => field.isConnected && field.value.trim() !== value.trim()),
    [],
  );
  useEffect(() => {
    open.add(holds);
    return () => void open.delete(holds);
  }, [holds]);
  const watch = useMemo(() => {
    const note = ({ target }: { target: EventTarget }) => {
      if (isField(target) && !target.matches(kept) && !before.current.has(target))
        before.current.set(target, target.value);
    };
    return { onFocusCapture: note, onBeforeInputCapture: note };
  }, []);
  return { holds, watch };
}
