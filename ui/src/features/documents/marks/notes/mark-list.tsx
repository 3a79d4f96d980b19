import { Link } from '@tanstack/react-router';
import type { PageMark } from '@/api/elements';
import { sortMarks, markNote } from '../mark';
import { MarkNumber } from '../mark-number';

interface MarkListProps {
  documentId: string;
  marks: readonly PageMark[];
  onOpen?: () => void;
}

/** The marks on a document's pages, each with a link to its page. */
export function MarkList({ documentId, marks, onOpen }: MarkListProps) {
  return (
    <ul aria-label="Marked areas" className="grid">
      {sortMarks(marks).map((mark, at) => (
        <li key={at}>
          <Link
            to="."
            resetScroll={false}
            search={(now: object) => ({ ...now, documentPreviewId: documentId, previewMark: at + 1 })}
            onClick={onOpen}
            className="group flex min-h-11 items-center gap-2 rounded-sm py-1 sm:min-h-8"
          >
            <MarkNumber number={at + 1} />
            <span className="min-w-0 text-pretty break-words">
              <span className="text-muted">Page {mark.page}:</span>{' '}
              <span className="underline decoration-faint underline-offset-2 group-hover:decoration-ink">
                {markNote(mark)}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
