import { useCallback, useEffect, useRef, useState } from 'react';
import { type DropAreaAnswer, type DropEvent, type DropState, rule } from '@/rules/rule';

/** The browser's information about a drag, if available. */
interface DragInfo {
  acceptable?: boolean | null;
  sinceFocusMs?: number;
}

/**
 * Returns the state of a drop area by the shared rule, and `tell`, which reports events to it. The file dialog counts
 * as canceled shortly after the window regains focus without a choice.
 */
export function useDropState(): { state: DropState; tell: (event: DropEvent, told?: DragInfo) => DropAreaAnswer } {
  const [state, setState] = useState<DropState>('IDLE');
  const current = useRef<DropState>('IDLE');
  const tell = useCallback((event: DropEvent, told: DragInfo = {}) => {
    const answer = rule('dropArea', { state: current.current, event, ...told });
    current.current = answer.state;
    setState(answer.state);
    return answer;
  }, []);

  const dialogOpen = state === 'FILE_DIALOG_OPEN';
  useEffect(() => {
    if (!dialogOpen) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = (sinceFocusMs: number) => {
      const { askAgainMs } = tell('WINDOW_FOCUSED', { sinceFocusMs });
      if (askAgainMs) timer = setTimeout(() => ask(sinceFocusMs + askAgainMs), askAgainMs);
    };
    const focused = () => {
      clearTimeout(timer);
      ask(0);
    };
    addEventListener('focus', focused);
    return () => {
      clearTimeout(timer);
      removeEventListener('focus', focused);
    };
  }, [dialogOpen, tell]);
  return { state, tell };
}
