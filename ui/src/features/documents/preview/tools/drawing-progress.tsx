import { type ReactNode, createContext, useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react';

/** Tracks since when a document is on screen: since nothing visible was still loading or being rendered. */
class DrawingProgress {
  #pending = 0;
  #drawnAt: number | null = null;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Returns when the document was first fully rendered, on the clock of the page; `null` before. */
  readonly drawnAt = (): number | null => this.#drawnAt;

  /** Marks a part as pending; the returned function marks it as rendered. */
  begin(): () => void {
    this.#pending += 1;
    return () => {
      this.#pending -= 1;
      this.check();
    };
  }

  /** Records that the document is rendered, unless another part has become pending. */
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
  /** Identifies the content; different content resets the progress. */
  content: string | undefined;
  children: ReactNode;
}

/** Tracks whether a document was rendered, for its view and the review bar inside. */
export function DrawnDocument({ content, children }: DrawnDocumentProps) {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- another progress for other content
  const progress = useMemo(() => new DrawingProgress(), [content]);
  return <Progress value={progress}>{children}</Progress>;
}

/** Marks a part of the document as loading or being rendered. */
export function usePendingDrawing(isPending: boolean): void {
  const progress = useContext(Progress);
  useLayoutEffect(() => (isPending ? progress?.begin() : undefined), [progress, isPending]);
}

/** Reports that the document's view has mounted; from then on, everything that isn't pending counts as rendered. */
export function useBegunDrawing(): void {
  const progress = useContext(Progress);
  useEffect(() => progress?.check(), [progress]);
}

/** Whether the surrounding document has been on screen for this long. `true` outside of a document. */
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
