import { CircleAlert, RotateCcw, X } from 'lucide-react';
import { type Upload, cancelUpload, dismissUpload, retryUpload } from '@/api/uploads/uploads';
import { IconButton } from '@/components/ui/icon-button';
import { Progress } from '@/components/ui/progress';
import { Tooltip } from '@/components/ui/tooltip';
import { text } from '@/rules/text';

/** A file on its way: its name, a bar with the percent and a way to stop it; or that it failed, and a way to try again. */
export function UploadLine({ upload }: { upload: Upload }) {
  return upload.status === 'error' ? <Failed upload={upload} /> : <Sending upload={upload} />;
}

function Sending({ upload }: { upload: Upload }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span className="min-w-0 truncate">{upload.name}</span>
      <Progress className="max-w-40 min-w-16" value={upload.progress} label={`Uploading ${upload.name}`} />
      <span className="shrink-0 tabular-nums">{upload.progress}%</span>
      {upload.status === 'uploading' && (
        <IconButton label="Cancel upload" className="size-6" onClick={() => cancelUpload(upload.id)}>
          <X />
        </IconButton>
      )}
    </span>
  );
}

function Failed({ upload }: { upload: Upload }) {
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <Tooltip text={text('file-upload-failed')}>
        <span tabIndex={0} role="img" aria-label={text('file-upload-failed')} className="shrink-0 rounded-sm text-bad">
          <CircleAlert aria-hidden className="size-4" />
        </span>
      </Tooltip>
      <span role="alert" className="min-w-0 truncate text-bad" title={upload.message ?? ''}>
        {upload.name}: {upload.message}
      </span>
      <IconButton label="Try the upload again" className="size-6" onClick={() => retryUpload(upload.id)}>
        <RotateCcw />
      </IconButton>
      <IconButton label="Dismiss" className="size-6" onClick={() => dismissUpload(upload.id)}>
        <X />
      </IconButton>
    </span>
  );
}
