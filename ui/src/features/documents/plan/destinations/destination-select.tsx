import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { fieldClass } from '@/components/form/input';
import { cn } from '@/lib/cn';
import type { RequestTarget } from '../../filing/request-targets';
import { SHOEBOX } from './placements';

const SEVERAL = 'several';

interface DestinationSelectProps {
  /** The name of the file or folder. */
  name: string;
  /** The destination; `null` for a folder whose files have several. */
  place: string | null;
  targets: readonly RequestTarget[];
  /** The labels of requests, by id. */
  named: ReadonlyMap<string, string>;
  /** Requests that match equally well; listed first. */
  alike: readonly string[];
  lender: boolean;
  disabled: boolean;
  onChange: (place: string) => void;
  className?: string;
}

/** Returns the label for no request, for lenders and for borrowers. */
export const noRequestLabel = (lender: boolean): string =>
  lender ? 'Shoebox: no request yet' : 'No request: my lender will sort it';

/** Selects the request of a file. Long lists are rendered on focus. */
export function DestinationSelect({
  name,
  place,
  targets,
  named,
  alike,
  lender,
  disabled,
  onChange,
  className,
}: DestinationSelectProps) {
  const [near, setNear] = useState(false);
  const come = () => setNear(true);
  const open = place !== null && place !== SHOEBOX;
  return (
    <div className={cn('relative', className)}>
      <select
        aria-label={`Destination of ${name}`}
        value={place ?? SEVERAL}
        disabled={disabled}
        onPointerEnter={come}
        onFocus={come}
        onChange={(event) => onChange(event.target.value)}
        className={cn(
          fieldClass,
          'select-list h-8 appearance-none truncate pr-8 pl-2.5 text-[13px] max-sm:h-11',
          !open && 'text-muted',
          alike.length > 0 && place === SHOEBOX && 'border-warn',
        )}
      >
        {place === null && (
          <option value={SEVERAL} disabled>
            Several places
          </option>
        )}
        <option value={SHOEBOX}>
          {alike.length > 0 && place === SHOEBOX
            ? `${alike.length} matching requests: choose one`
            : noRequestLabel(lender)}
        </option>
        {near ? (
          <RequestOptions targets={targets} alike={alike} named={named} />
        ) : (
          open && <option value={place}>{named.get(place)}</option>
        )}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-faint"
      />
    </div>
  );
}

interface RequestOptionsProps {
  targets: readonly RequestTarget[];
  alike: readonly string[];
  named: ReadonlyMap<string, string>;
}

/** The requests grouped by folder, matches first. */
function RequestOptions({ targets, alike, named }: RequestOptionsProps) {
  const groups = new Map<string, RequestTarget[]>();
  for (const target of targets) {
    if (alike.includes(target.id)) continue;
    const path = target.path.join(' › ');
    groups.set(path, [...(groups.get(path) ?? []), target]);
  }
  const fitting = targets.filter(({ id }) => alike.includes(id));
  const options = (some: readonly RequestTarget[]) =>
    some.map(({ id }) => (
      <option key={id} value={id}>
        {named.get(id)}
      </option>
    ));
  return (
    <>
      {fitting.length > 0 && <optgroup label="Matches">{options(fitting)}</optgroup>}
      {[...groups].map(([path, some]) =>
        path ? (
          <optgroup key={path} label={path}>
            {options(some)}
          </optgroup>
        ) : (
          options(some)
        ),
      )}
    </>
  );
}

/** Returns the labels of requests; duplicate names are qualified by assignees or folders. */
export function targetLabels(targets: readonly RequestTarget[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const { name } of targets) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map(
    targets.map(({ id, name, people, path }) => {
      const about = people.length > 0 ? people.join(', ') : path.join(' › ');
      return [id, (counts.get(name) ?? 0) > 1 && about ? `${name} – ${about}` : name] as const;
    }),
  );
}
