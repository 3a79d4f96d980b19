import type { ReactNode } from 'react';
import type { Answer, NeedsListElement } from '@/api/elements';
import { rejectionWords } from '../tree/review/review-words';
import { SentByLink } from '../tree/review/sent-by-link';
import { AssigneeNames } from '../tree/row/assignee-names';

interface RequestOfFileProps {
  element: NeedsListElement;
  answer: Answer;
  /** Shown next to its name: the file's state. */
  children?: ReactNode;
}

/** The request of a file, with its assignees, how it was sent, a warning about an outdated file, and the reason of a rejection. */
export function RequestOfFile({ element, answer, children }: RequestOfFileProps) {
  return (
    <div className="min-w-0 grow">
      <p className="flex items-center gap-2">
        <span className="line-clamp-2 font-medium">{element.name}</span>
        {children}
      </p>
      <AssigneeNames element={element} className="mt-0.5 text-[13px] text-muted" />
      {answer.sentByLink && (
        <p className="mt-0.5 text-[13px] text-muted">
          <SentByLink />
        </p>
      )}
      {answer.stale && <p className="mt-0.5 text-[13px] text-pretty text-warn">{answer.stale}</p>}
      {answer.rejection && <p className="mt-0.5 text-[13px] text-bad">{rejectionWords(answer.rejection)}</p>}
    </div>
  );
}
