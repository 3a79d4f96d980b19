import { useQuery } from '@tanstack/react-query';
import { Download, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type Document, type Version, restoreVersion, versionsQuery } from '@/api/documents';
import { keys } from '@/api/keys';
import { withActingUser } from '@/api/session/acting-user';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { IconButton } from '@/components/ui/icon-button';
import { Skeleton } from '@/components/ui/skeleton';
import { DateText } from '@/components/ui/date-text';
import { useUndoable } from '@/components/undo/use-undoable';
import { byteSize } from '@/lib/byte-size';
import { stateFacts } from '@/rules/facts';

interface VersionsPanelProps {
  document: Document;
  actionsDisabled: boolean;
  /** The version on screen; `null` for the current one. */
  shown: Version | null;
  onShow: (version: Version | null) => void;
  /** An earlier version was restored. */
  onRestored: () => void;
  /** Compares a version with the current one. */
  onCompare: (version: Version) => void;
  onClose: () => void;
}

/** The versions of a document, with uploader and date, to view, download and restore. */
export function VersionsPanel({ document, onClose, onRestored, ...rest }: VersionsPanelProps) {
  const { data, error, refetch } = useQuery(versionsQuery(document.id));
  const heading = useRef<HTMLHeadingElement>(null);
  const begin = () => heading.current?.focus({ preventScroll: true });
  useEffect(begin, []);
  const restored = () => {
    onRestored();
    // The pressed button has changed or been removed.
    begin();
  };
  return (
    <aside
      aria-label="Versions"
      className="z-10 flex w-88 shrink-0 flex-col border-l border-line bg-surface max-md:absolute max-md:inset-0 max-md:w-auto"
    >
      <div className="flex items-center gap-2 border-b border-line py-2 pr-2 pl-4">
        <h2 ref={heading} tabIndex={-1} className="grow font-semibold outline-none">
          Versions
        </h2>
        <IconButton label="Close versions" onClick={onClose}>
          <X />
        </IconButton>
      </div>
      <div className="min-h-0 grow overflow-y-auto">
        {error && !data && (
          <ErrorState title="Couldn’t load the versions" error={error} onRetry={() => void refetch()} />
        )}
        {!data && !error && <Skeleton className="m-4 h-40" />}
        {data && (
          <ol className="grid">
            {data.content.map((version) => (
              <VersionRow
                key={version.number}
                mayAdd={data.mayAdd}
                onRestored={restored}
                {...{ document, version, ...rest }}
              />
            ))}
          </ol>
        )}
      </div>
    </aside>
  );
}

interface VersionRowProps extends Omit<VersionsPanelProps, 'onClose'> {
  version: Version;
  mayAdd: boolean;
}

function VersionRow({
  document,
  version,
  mayAdd,
  shown,
  actionsDisabled,
  onShow,
  onRestored,
  onCompare,
}: VersionRowProps) {
  const { number, current, name, size, sha256, unlocked, reviewState, byName, at, downloadUrl } = version;
  const { busy, restore } = useRestoreVersion(document);
  const onScreen = shown ? shown.number === number : current;
  return (
    <li aria-current={onScreen} className="grid gap-1 border-b border-line px-4 py-3 aria-[current=true]:bg-sunken">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="font-medium">Version {number}</h3>
        {current && <Badge>Current</Badge>}
        {unlocked && <span className="text-[13px] text-muted">password removed</span>}
        {reviewState && (
          <span className="text-[13px] text-muted">was {stateFacts[reviewState].label.toLowerCase()}</span>
        )}
      </div>
      <p className="text-[13px] break-words text-muted">
        {name !== document.name && <>{name} · </>}
        {byName}, <DateText at={at} /> · <span className="tabular-nums">{byteSize(size)}</span>
      </p>
      <p className="font-mono text-[11px] break-all text-faint" title="SHA-256">
        <span className="sr-only">SHA-256 </span>
        {sha256}
      </p>
      <div className="mt-1 flex flex-wrap gap-1.5">
        {!onScreen && (
          <Button size="sm" aria-label={`View version ${number}`} onClick={() => onShow(current ? null : version)}>
            View
          </Button>
        )}
        {!actionsDisabled && !current && (
          <Button size="sm" aria-label={`Compare version ${number}`} onClick={() => onCompare(version)}>
            Compare
          </Button>
        )}
        {!actionsDisabled && !current && mayAdd && (
          <Button
            size="sm"
            busy={busy}
            aria-label={`Restore version ${number}`}
            onClick={() => void restore(number).then((done) => done && onRestored())}
          >
            Restore
          </Button>
        )}
        {!actionsDisabled && (
          <IconButton label={`Download version ${number}`} asChild>
            <a href={withActingUser(downloadUrl)} download={name}>
              <Download />
            </a>
          </IconButton>
        )}
      </div>
    </li>
  );
}

/** Returns a function that restores an earlier version, with undo. */
function useRestoreVersion({ id, loanId, version }: Document) {
  const { run } = useUndoable(keys.document(id), keys.loan(loanId), keys.shoeboxes);
  const [busy, setBusy] = useState(false);
  const restore = async (number: number): Promise<boolean> => {
    setBusy(true);
    const done = await run({
      call: async () => ({ answered: await restoreVersion(id, number), undo: () => restoreVersion(id, version) }),
      words: ({ version: now }) => `Version ${number} restored as version ${now}`,
    });
    setBusy(false);
    return done !== null;
  };
  return { busy, restore };
}
