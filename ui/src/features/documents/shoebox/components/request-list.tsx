import { useState } from 'react';
import { SearchField } from '@/components/form/search-field';
import { cn } from '@/lib/cn';
import { useDropTarget } from '../../filing/drag-and-drop';
import { type RequestTarget, targetLocation, filterTargets } from '../../filing/request-targets';

interface RequestListProps {
  targets: readonly RequestTarget[];
  onDrop: (documentId: string, target: RequestTarget) => void;
}

/** The requests of the loan as drop targets. */
export function RequestList({ targets, onDrop }: RequestListProps) {
  const [typed, setTyped] = useState('');
  const found = filterTargets(targets, typed);
  return (
    <>
      <SearchField label="Find a request" value={typed} onChange={setTyped} />
      <ul aria-label="Requests" className="mt-3 rounded-md border border-line bg-surface">
        {found.map((target) => (
          <Target
            key={target.id}
            target={target}
            place={targetLocation(target, targets)}
            onDrop={(documentId) => onDrop(documentId, target)}
          />
        ))}
        {found.length === 0 && (
          <li className="px-3 py-10 text-center text-muted">
            {targets.length === 0 ? 'This loan has no requests yet.' : 'No matching requests.'}
          </li>
        )}
      </ul>
    </>
  );
}

interface TargetProps {
  target: RequestTarget;
  /** Its folder path. */
  place: string;
  onDrop: (documentId: string) => void;
}

function Target({ target, place, onDrop }: TargetProps) {
  const { over, handlers } = useDropTarget('document', onDrop);
  return (
    <li
      {...handlers}
      className={cn(
        'flex min-h-12 items-center gap-3 border-b border-line px-3 py-2 last:border-b-0',
        over && 'bg-accent-soft outline-2 -outline-offset-2 outline-accent outline-dashed',
        over && target.refusal && 'bg-bad-soft outline-bad',
      )}
    >
      <div className="min-w-0 grow">
        <p className="truncate font-medium">{target.name}</p>
        <p className="truncate text-[13px] text-faint">{over && target.refusal ? target.refusal : place}</p>
      </div>
      {target.answered && <span className="shrink-0 text-[13px] text-faint">has a document</span>}
    </li>
  );
}
