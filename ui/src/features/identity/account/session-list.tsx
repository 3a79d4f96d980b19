import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '@/api/keys';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useUndoable } from '@/components/undo/use-undoable';
import { ConfirmDialog } from '@/components/window/confirm-dialog';
import { formatMoment } from '@/lib/time/clock';
import { text } from '@/rules/text';
import { type OwnSession, endOtherSessions, endSession, sessionsQuery } from '../account-api';

/** The user's sessions, each with a sign-out button. */
export function SessionList() {
  const { data: sessions, error, refetch } = useQuery(sessionsQuery);
  const [ending, setEnding] = useState<OwnSession | 'others' | null>(null);
  if (!sessions && error) {
    return <ErrorState title="Couldn’t load your devices" error={error} onRetry={() => void refetch()} />;
  }
  const others = sessions?.some(({ current }) => !current) ?? false;
  return (
    <div className="grid gap-3">
      {!sessions && <Skeleton className="h-14" />}
      <ul className="divide-y divide-line">
        {sessions?.map((session) => (
          <li key={session.id} className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <div className="min-w-0 grow">
              <p className="font-medium">{session.device}</p>
              <p className="text-[13px] text-muted">Last used on {formatMoment(session.lastSeenAt)}</p>
            </div>
            {session.current ? (
              <Badge tone="accent">This device</Badge>
            ) : (
              <Button size="sm" aria-label={`Sign out ${session.device}`} onClick={() => setEnding(session)}>
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others && (
        <Button className="w-fit" onClick={() => setEnding('others')}>
          Sign out all other devices
        </Button>
      )}
      <EndDialog ending={ending} onClose={() => setEnding(null)} />
    </div>
  );
}

function EndDialog({ ending, onClose }: { ending: OwnSession | 'others' | null; onClose: () => void }) {
  const { run } = useUndoable(keys.sessions);
  const [busy, setBusy] = useState(false);
  const all = ending === 'others';
  const end = async () => {
    if (!ending) return;
    setBusy(true);
    await run({
      call: async () => ({ answered: await (ending === 'others' ? endOtherSessions() : endSession(ending.id)) }),
      words: text(all ? 'others-signed-out' : 'device-signed-out'),
    });
    setBusy(false);
    onClose();
  };
  return (
    <ConfirmDialog
      open={ending !== null}
      onOpenChange={onClose}
      title={all ? 'Sign out all other devices?' : `Sign out ${ending?.device ?? ''}?`}
      description="Anyone using it will have to sign in again, and unsaved work there is lost."
      confirmLabel="Sign out"
      busy={busy}
      onConfirm={() => void end()}
    />
  );
}
