import { CircleAlert, RotateCcw, X } from 'lucide-react';
import { Tooltip } from '@/components/floating/tooltip';
import { IconButton } from '@/components/ui/icon-button';
import { Progress } from '@/components/ui/progress';
import { shortenName } from './shorten-name';
import { type UploadAction, rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { Button } from '@/components/ui/button';
import { type Upload, cancelUpload, dismissUpload, retryUpload, tryConnection } from '../queue/uploads';
import { FileAgainButton } from './file-again-button';

/** An upload: its name, progress and cancel button, or its failure and retry button. */
export function UploadLine({ upload }: { upload: Upload }) {
  const { status, sentBytes, totalBytes, waiting, lost, missing } = upload;
  const { percent, percentText, actions, tooltip } = rule('uploadRow', { status, sentBytes, totalBytes, waiting });
  if (missing) return <MissingLine upload={upload} />;
  return (
    <span className="flex min-w-0 items-center gap-2">
      {tooltip && <FailedSign words={tooltip} />}
      {upload.message ? (
        <span role="alert" className="min-w-0 grow text-pretty wrap-anywhere text-bad">
          {shortenName(upload.name)}: {upload.message}
        </span>
      ) : (
        <span className="min-w-12 truncate">{upload.name}</span>
      )}
      {typeof percent === 'number' && !lost && (
        <Progress className="max-w-40 min-w-16" value={percent} label={`Uploading ${upload.name}`} />
      )}
      {lost ? <ConnectionLost /> : percentText && <span className="shrink-0 tabular-nums">{percentText}</span>}
      {actions.map((action) => (
        <UploadButton key={action} action={action} id={upload.id} />
      ))}
    </span>
  );
}

/** The connection is lost. The upload resumes by itself, or when the person retries. */
function ConnectionLost() {
  return (
    <>
      <span role="status" className="min-w-0 truncate text-muted">
        Waiting for the connection…
      </span>
      <Button size="sm" look="quiet" className="h-6 px-1.5" onClick={tryConnection}>
        {text('retry')}
      </Button>
    </>
  );
}

/** An upload from before a reload whose file this browser couldn't keep. */
function MissingLine({ upload }: { upload: Upload }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span className="min-w-0 grow text-pretty wrap-anywhere">{upload.message}</span>
      <FileAgainButton upload={upload} />
      <UploadButton action="DISMISS" id={upload.id} />
    </span>
  );
}

const buttons: Partial<Record<UploadAction, { label: string; Icon: typeof X; act: (id: string) => void }>> = {
  CANCEL: { label: 'Cancel upload', Icon: X, act: cancelUpload },
  RETRY: { label: 'Try the upload again', Icon: RotateCcw, act: retryUpload },
  DISMISS: { label: 'Dismiss', Icon: X, act: dismissUpload },
};

/** An action on the upload itself; actions on its document are shown next to the document. */
function UploadButton({ action, id }: { action: UploadAction; id: string }) {
  const button = buttons[action];
  if (!button) return null;
  const { label, Icon, act } = button;
  return (
    <IconButton label={label} className="size-6" onClick={() => act(id)}>
      <Icon />
    </IconButton>
  );
}

function FailedSign({ words }: { words: string }) {
  return (
    <Tooltip text={words}>
      <span tabIndex={0} role="img" aria-label={words} className="shrink-0 rounded-sm text-bad">
        <CircleAlert aria-hidden className="size-4" />
      </span>
    </Tooltip>
  );
}
