import { type FocusEvent, type FormEvent, useCallback, useEffect, useMemo, useRef } from 'react';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Search words are no loss, and some fields save their text themselves. */
const kept = '[type=search], [role=combobox], [data-autosaved] *, [data-autosaved]';
const noText = new Set(['checkbox', 'radio', 'file', 'button', 'submit', 'range', 'color']);

const isField = (target: EventTarget): target is TextField =>
  (target instanceof HTMLInputElement && !noText.has(target.type)) || target instanceof HTMLTextAreaElement;

/** The open windows, each as a function that returns whether typed text would be lost. */
const open = new Set<() => boolean>();

/** Whether an open window contains unsaved text. */
export const textWouldBeLost = (): boolean => [...open].some((holds) => holds());

interface TypedText {
  /** Whether closing would discard typed text. */
  holds: () => boolean;
  /** Handlers for the element that contains the fields. */
  watch: {
    onFocusCapture: (event: FocusEvent) => void;
    onBeforeInputCapture: (event: FormEvent) => void;
  };
}

/**
 * Detects typed text in a window's fields without their cooperation: a field counts if its value differs from when it
 * was focused. `unsaved` adds the window's own state.
 */
export function useTypedText(unsaved: boolean): TypedText {
  const before = useRef(new Map<TextField, string>());
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
