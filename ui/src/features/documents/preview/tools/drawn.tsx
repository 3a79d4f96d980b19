import { type ReactNode, createContext, useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react';

/** Knows whether a document is on the screen: since when nothing of what is in view was still being loaded or drawn. */
class DrawingProgress {
  #pending = 0;
  #drawnAt: number | null = null;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The moment at which all of it was drawn first, of the page's clock; `null` before. */
  readonly drawnAt = (): number | null => this.#drawnAt;

  /** A part begins to be drawn; the returned function tells that it is. */
  begin(): () => void {
    this.#pending += 1;
    return () => {
      this.#pending -= 1;
      this.check();
    };
  }

  /** Notes that the document is drawn, unless a part takes over that is still to be drawn. */
  check(): void {
    setTimeout(() => {
      if (this.#pending > 0 || this.#drawnAt !== null) return;
      this.#drawnAt = performance.now();
      for (const listener of this.#listeners) listener();
    });
  }
}

const Progress = createContext<DrawingProgress | null>(null);

interface DrawnDocumentProps {
  /** Identifies the content; different content starts over. */
  content: string | undefined;
  children: ReactNode;
}

/** Tracks whether a document was drawn, for the document's view and the review bar inside. */
export function DrawnDocument({ content, children }: DrawnDocumentProps) {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- another progress for other content
  const progress = useMemo(() => new DrawingProgress(), [content]);
  return <Progress value={progress}>{children}</Progress>;
}

/** Tells that a part of the document is still being loaded or drawn. */
export function usePendingDrawing(isPending: boolean): void {
  const progress = useContext(Progress);
  useLayoutEffect(() => (isPending ? progress?.begin() : undefined), [progress, isPending]);
}

/** Tells that the document's view has begun; from then on what isn't pending is drawn. */
export function useBegunDrawing(): void {
  const progress = useContext(Progress);
  useEffect(() => progress?.check(), [progress]);
}

/** Whether the document around has been on the screen for so long. Outside of one there is nothing to wait for. */
export function useWasDrawnFor(milliseconds: number): boolean {
  const progress = useContext(Progress);
  const [seen, setSeen] = useState<DrawingProgress | null>(null);
  useEffect(() => {
    if (!progress) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      const drawnAt = progress.drawnAt();
      if (drawnAt === null) return;
      timer = setTimeout(() => setSeen(progress), drawnAt + milliseconds - performance.now());
    };
    wait();
    const leave = progress.subscribe(wait);
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [progress, milliseconds]);
  return progress === null || seen === progress;
}
