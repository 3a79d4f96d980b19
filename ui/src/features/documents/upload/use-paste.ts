import { type RefObject, useEffect, useRef } from 'react';

/**
 * Accepts files that are pasted while the focus or the pointer is in the area. Pasting into text fields is unaffected.
 */
export function usePaste(area: RefObject<HTMLElement | null>, take: ((files: File[]) => void) | null): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const pasted = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      const node = area.current;
      if (!node || !latest.current || files.length === 0 || event.defaultPrevented) return;
      const { target } = event;
      const typing = target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea'));
      const meant = (target instanceof Node && node.contains(target)) || node.matches(':hover');
      if (typing || !meant) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', pasted);
    return () => document.removeEventListener('paste', pasted);
  }, [area]);
}
