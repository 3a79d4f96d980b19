import { useState } from 'react';
import { Download, Eye, FileX2, FolderInput, Lock, Trash2 } from 'lucide-react';
import { withActingUser } from '@/api/session/acting-user';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { ConfirmDialog } from '@/components/window/confirm-dialog';
import { VirusLine } from '@/features/documents';
import { byteSize } from '@/lib/byte-size';
import type { TrayFile } from '../api';

interface TrayRowProps {
  file: TrayFile;
  busy: boolean;
  onPreview: () => void;
  onFile: () => void;
  onDiscard: () => void;
  onErase: () => void;
}

/** An unfiled file, with buttons to preview, file, discard, or erase it. */
export function TrayRow({ file, busy, onPreview, onFile, onDiscard, onErase }: TrayRowProps) {
  const [asked, setAsked] = useState(false);
  return (
    <li className="flex flex-wrap items-center gap-x-2.5 gap-y-2 border-b border-line px-3 py-2.5 last:border-b-0">
      <div className="min-w-0 grow basis-56">
        <p className="flex items-center gap-2">
          <span className="min-w-0 truncate font-medium" title={file.name}>
            {file.name}
          </span>
          {file.locked && (
            <Badge>
              <Lock aria-hidden className="size-3" /> Locked
            </Badge>
          )}
        </p>
        <p className="truncate text-[13px] text-faint tabular-nums">
          {byteSize(file.size)}
          {file.cameIn && ` · from ${file.cameIn}`}
        </p>
        <VirusLine check={file.virusCheck} />
      </div>
      <div className="flex items-center gap-1">
        <IconButton label={`Preview ${file.name}`} onClick={onPreview}>
          <Eye />
        </IconButton>
        {file.virusCheck?.opens !== false && (
          <IconButton label={`Download ${file.name}`} asChild>
            <a href={withActingUser(file.downloadUrl)} download={file.name}>
              <Download />
            </a>
          </IconButton>
        )}
        <IconButton label={`Discard ${file.name}`} onClick={onDiscard}>
          <Trash2 />
        </IconButton>
        <IconButton label={`Erase ${file.name} now`} onClick={() => setAsked(true)}>
          <FileX2 />
        </IconButton>
        <Button data-file={file.id} size="sm" busy={busy} aria-label={`File to… (${file.name})`} onClick={onFile}>
          {!busy && <FolderInput aria-hidden />} File to…
        </Button>
      </div>
      <ConfirmDialog
        open={asked}
        danger
        onOpenChange={setAsked}
        title={`Erase “${file.name}” now?`}
        description="It is removed from the server immediately. This can’t be undone."
        confirmLabel="Erase now"
        onConfirm={() => {
          setAsked(false);
          onErase();
        }}
      />
    </li>
  );
}
