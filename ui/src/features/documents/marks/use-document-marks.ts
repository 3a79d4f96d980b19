import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { toast } from 'sonner';
import type { Document } from '@/api/documents';
import { useUndoable } from '@/components/undo/use-undoable';
import { rule } from '@/rules/rule';
import { saveDraftMarks, useDraftMarks } from './draft-marks';
import { type PageBox, type DocumentMark, sortMarks } from './mark';
import type { MarkingState, MarkScrollRequest } from './marking-context';
import { useSentMarks } from './use-sent-marks';

/** Returns the marks on a document: those it was rejected with, or those that the person draws. */
export function useDocumentMarks(document: Document, actionsDisabled: boolean): MarkingState {
  const { id, sha256 } = document;
  const { sent, mayMark, known } = useSentMarks(document);
  const drawn = useDraftMarks(id, sha256);
  const { say } = useUndoable();
  const [drawing, setDrawing] = useState(false);
  const [currentId, setCurrentId] = useState<string | null>(null);
  const [asked, setAsked] = useState(0);
  const wanted = useRef<MarkScrollRequest | null>(null);
  const page = useRef(1);
  const may = mayMark && !actionsDisabled;
  const marks = useMemo(() => (sent.length > 0 ? sent : sortMarks(drawn)), [sent, drawn]);
  const latest = useRef(drawn);
  useEffect(() => {
    latest.current = drawn;
  });

  const go = useCallback((mark: DocumentMark, focus = false) => {
    setCurrentId(mark.id);
    wanted.current = { id: mark.id, page: mark.page, focus };
    setAsked((before) => before + 1);
  }, []);
  const begin = useCallback((begins: boolean) => {
    if (!begins) setCurrentId(null);
    setDrawing(begins);
  }, []);
  const changes = useMemo(() => {
    const keep = (now: readonly DocumentMark[]) => {
      latest.current = now;
      saveDraftMarks(id, sha256, now);
    };
    return {
      add: (on: number, box: PageBox, focus = false) => {
        const mark = { id: crypto.randomUUID(), page: on, ...box, note: '' };
        const now = [...latest.current, mark];
        const problem = rule('pageMarks', { marks: now }).find(({ field }) => field === 'marks');
        if (problem) return void toast.error(problem.message);
        keep(now);
        if (focus) go(mark, true);
        else setCurrentId(mark.id);
      },
      change: (which: string, to: Partial<Omit<DocumentMark, 'id'>>) =>
        keep(latest.current.map((mark) => (mark.id === which ? { ...mark, ...to } : mark))),
      remove: (mark: DocumentMark) => {
        keep(latest.current.filter((each) => each.id !== mark.id));
        setCurrentId(null);
        say('Mark removed', async () => keep([...latest.current, mark]));
      },
    };
  }, [id, sha256, say, go]);

  useInitialMark(known, sent, marks, go);
  return {
    ...changes,
    marks,
    drawing: drawing && may,
    onDrawing: may ? begin : undefined,
    current: marks.find((mark) => mark.id === currentId) ?? null,
    select: setCurrentId,
    go,
    wanted,
    asked,
    page,
  };
}

/** Opens at the mark named in the URL, or at the first mark the document was rejected with. */
function useInitialMark(
  known: boolean,
  sent: readonly DocumentMark[],
  marks: readonly DocumentMark[],
  go: (mark: DocumentMark) => void,
): void {
  const { previewMark } = useSearch({ strict: false });
  const navigate = useNavigate();
  const opened = useRef(false);
  const asked = previewMark === undefined ? undefined : marks[previewMark - 1];
  useEffect(() => {
    if (!asked) return;
    opened.current = true;
    go(asked);
    const search = ({ previewMark: _, ...rest }: Record<string, unknown>) => rest;
    // The previous scroll position doesn't apply to the opened mark.
    void navigate({ to: '.', replace: true, resetScroll: false, search });
  }, [asked, go, navigate]);
  useEffect(() => {
    if (!known || opened.current) return;
    opened.current = true;
    if (sent[0] && previewMark === undefined) go(sent[0]);
  }, [known, sent, previewMark, go]);
}
