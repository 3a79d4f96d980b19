import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageFor } from '@/api/problem';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useUndoable } from '@/components/undo/use-undoable';
import { ConfirmDialog } from '@/components/window/confirm-dialog';
import { type MailSettings, mailServerQuery, removeMailServer, tryMailServer } from '../api';
import { MailServerForm } from './mail-server-form';

/** The mail server used for the company's emails. */
export function MailSetting() {
  const { data: settings, error, refetch } = useQuery(mailServerQuery);
  if (!settings) {
    return error ? (
      <ErrorState title="Couldn’t load the mail server" error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-40" />
    );
  }
  if (settings.source === 'ENVIRONMENT') return <SetElsewhere />;
  return (
    <div className="grid max-w-md gap-4">
      {settings.source === 'FOLDER' && (
        <p className="rounded-md bg-sunken px-3 py-2.5 text-pretty">
          No mail server is set up. Until then, emails are saved in the server’s “mail” folder and not sent.
        </p>
      )}
      <p className="text-pretty text-muted">
        If several lenders share this server, password reset and email change links are sent only through its operator’s
        mail server, never through this one.
      </p>
      <MailServerForm key={settings.version} settings={settings} />
      {settings.server && <RemoveServerButton host={settings.server.host} />}
    </div>
  );
}

/** The operator has set a mail server, which can't be changed here. */
function SetElsewhere() {
  const [said, setSaid] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    setSaid(
      await tryMailServer(null).then(
        (tried) => tried.said,
        (error: unknown) => messageFor(error),
      ),
    );
    setBusy(false);
  };
  return (
    <div className="grid max-w-md gap-3">
      <p className="text-pretty">
        The mail server is set by this server’s operator, with <code>SMTP_URL</code>. It can’t be changed here.
      </p>
      <Button className="w-fit" busy={busy} onClick={() => void send()}>
        Send a test message to yourself
      </Button>
      <p role="status" className="text-pretty">
        {said}
      </p>
    </div>
  );
}

/** Removes the mail server after a confirmation: its password is never shown, so this can't be undone. */
function RemoveServerButton({ host }: { host: string }) {
  const cache = useQueryClient();
  const { run } = useUndoable();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    const call = async () => ({ answered: await removeMailServer() });
    const done = await run<MailSettings>({ call, words: 'Mail server removed' });
    if (done) cache.setQueryData(mailServerQuery.queryKey, done.answered);
    setBusy(false);
    setAsking(false);
  };
  return (
    <>
      <Button look="quiet" className="w-fit" onClick={() => setAsking(true)}>
        Remove the mail server
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Remove ${host}?`}
        description="From then on, emails are saved in the server’s “mail” folder and not sent. The mail server’s password is deleted."
        confirmLabel="Remove"
        danger
        busy={busy}
        onConfirm={() => void remove()}
      />
    </>
  );
}
