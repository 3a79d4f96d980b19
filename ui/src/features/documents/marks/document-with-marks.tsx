import { type ReactNode, useRef } from 'react';
import type { Document } from '@/api/documents';
import { MarkEditor } from './drawing/mark-editor';
import { EarlierMarks } from './notes/earlier-marks';
import { MarkReader } from './notes/mark-reader';
import { MarkingContext } from './marking-context';
import { useDocumentMarks } from './use-document-marks';
import { useMarkKeys } from './use-mark-keys';

interface DocumentWithMarksProps {
  document: Document;
  actionsDisabled: boolean;
  children: ReactNode;
}

/** A document with the marks on its pages, and the notes of the marks above it. */
export function DocumentWithMarks({ document, actionsDisabled, children }: DocumentWithMarksProps) {
  const view = useRef<HTMLDivElement>(null);
  const marking = useDocumentMarks(document, actionsDisabled);
  useMarkKeys(view, marking);
  return (
    <MarkingContext value={marking}>
      <div ref={view} className="flex h-full flex-col">
        {marking.onDrawing && <EarlierMarks document={document} />}
        {marking.drawing && <MarkEditor {...marking} />}
        {!marking.drawing && marking.marks.length > 0 && <MarkReader {...marking} />}
        <div className="relative min-h-0 grow">{children}</div>
      </div>
    </MarkingContext>
  );
}
