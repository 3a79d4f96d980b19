import { useState } from 'react';
import { SearchField } from '@/components/form/search-field';
import { cn } from '@/lib/cn';
import { useDropTarget } from '../../filing/drag-and-drop';
import { type RequestTarget, filterTargets } from '../../filing/request-targets';
import { noRequestLabel } from './destination-select';
import { SHOEBOX } from './placements';

interface DestinationListProps {
  targets: readonly RequestTarget[];
  /** The number of files for each request. */
  counts: ReadonlyMap<string, number>;
  lender: boolean;
  onDrop: (nodeId: string, place: string) => void;
}

/** The requests as drop targets, with the number of files for each. */
export function DestinationList({ targets, counts, lender, onDrop }: DestinationListProps) {
  const [typed, setTyped] = useState('');
  return (
    <section aria-label="Places" className="flex min-h-0 flex-col max-lg:hidden">
      <SearchField label="Find a request" className="shrink-0" value={typed} onChange={setTyped} />
      <ul
        aria-label="Requests"
        tabIndex={0}
        className="mt-2 min-h-0 grow overflow-y-auto rounded-md border border-line bg-surface text-[13px]"
      >
        <DestinationItem
          name={noRequestLabel(lender)}
          about=""
          count={counts.get(SHOEBOX)}
          onDrop={(id) => onDrop(id, SHOEBOX)}
        />
        {filterTargets(targets, typed).map(({ id, name, path, people }) => (
          <DestinationItem
            key={id}
            name={name}
            about={[path.join(' › '), people.join(', ')].filter(Boolean).join(' · ')}
            count={counts.get(id)}
            onDrop={(node) => onDrop(node, id)}
          />
        ))}
      </ul>
    </section>
  );
}

interface DestinationItemProps {
  name: string;
  about: string;
  count: number | undefined;
  onDrop: (nodeId: string) => void;
}

function DestinationItem({ name, about, count = 0, onDrop }: DestinationItemProps) {
  const { over, handlers } = useDropTarget('plan', onDrop);
  return (
    <li
      {...handlers}
      className={cn(
        'flex min-h-11 items-center gap-3 border-b border-line px-3 py-1.5 last:border-b-0',
        over && 'bg-accent-soft outline-2 -outline-offset-2 outline-accent outline-dashed',
      )}
    >
      <div className="min-w-0 grow">
        <p className="truncate font-medium">{name}</p>
        {about && <p className="truncate text-faint">{about}</p>}
      </div>
      {count > 0 && (
        <span className="shrink-0 text-muted tabular-nums">{count === 1 ? '1 file' : `${count} files`}</span>
      )}
    </li>
  );
}
