import { type ReactNode, useState } from 'react';
import { type DropEvent as Dropped, useDropzone } from 'react-dropzone';
import { cn } from '@/lib/cn';
import { shortenName } from './shorten-name';
import type { DropState } from '@/rules/rule';
import { type CheckedFiles, checkFiles, dragRefusal } from './check-files';
import { filesOfEvent } from './dropped-files';
import { useDropState } from './use-drop-state';
import { usePaste } from './use-paste';

interface FileDropProps {
  /** The purpose of the area. */
  label: string;
  disabled?: boolean;
  /** Accepts several files together. */
  multiple?: boolean;
  /** Accepts emails too. */
  mails?: boolean;
  /** Receives the accepted files. */
  onFiles: (files: File[]) => void;
  className?: string;
  /** Renders the content; `open` shows the file picker. */
  children: (area: { open: () => void; state: DropState; refusal: string | null }) => ReactNode;
}

/**
 * An area that accepts dropped, picked or pasted files. What the shared rule refuses is reported immediately, in place.
 */
export function FileDrop({ label, disabled, multiple = false, mails = false, ...props }: FileDropProps) {
  const { onFiles, className, children } = props;
  const [refusal, setRefusal] = useState<string | null>(null);
  const { state, tell } = useDropState();
  const take = (files: readonly File[]) => {
    const checked = checkFiles(files, multiple, mails);
    setRefusal(refusalWords(checked, files.length));
    if (checked.files.length > 0) onFiles(checked.files);
  };
  const zone = useDropzone({
    getFilesFromEvent: filesOfEvent,
    noClick: true,
    noKeyboard: true,
    multiple: true,
    disabled: disabled ?? false,
    onDragOver: (event) => void tell('DRAG_OVER', { acceptable: isDragAcceptable(event, mails) }),
    onDragLeave: () => void tell('DRAG_LEAVE'),
    onFileDialogCancel: () => void tell('DIALOG_CANCELLED'),
    onDrop: (files, _, event) => {
      if (tell(isDrag(event) ? 'DROP' : 'FILES_CHOSEN').takesFiles) take(files);
    },
  });
  usePaste(zone.rootRef, disabled ? null : take);
  const open = () => {
    tell('OPEN_DIALOG');
    zone.open();
  };
  return (
    <div
      {...zone.getRootProps({ role: 'group', 'aria-label': label })}
      data-drop-state={state}
      className={cn(
        className,
        state === 'DRAG_REJECTED' && 'outline-2 outline-bad outline-dashed',
        (state === 'DRAG_ACCEPTED' || state === 'DRAG_ACTIVE') && 'outline-2 outline-accent outline-dashed',
      )}
    >
      <input {...zone.getInputProps({ 'aria-label': `File for ${label}`, multiple })} />
      {children({ open, state, refusal })}
    </div>
  );
}

/** The number of refused files that are named. */
const named = 4;

/** Returns the message about refused files: each with its reason, and how many more. */
function refusalWords({ refusals }: CheckedFiles, chosen: number): string | null {
  const [first, ...others] = refusals;
  if (!first) return null;
  if (chosen === 1) return first.message;
  const lines = [first, ...others.slice(0, named - 1)].map(({ name, message }) => `${shortenName(name)}: ${message}`);
  const more = refusals.length - lines.length;
  return [...lines, ...(more > 0 ? [`… and ${more} more`] : [])].join('\n');
}

const isDrag = (event: Dropped): boolean => 'type' in event && event.type === 'drop';

/** Whether a dragged item is acceptable; `null` if its type isn't known. */
function isDragAcceptable({ dataTransfer }: { dataTransfer: DataTransfer | null }, mails: boolean): boolean | null {
  const types = [...(dataTransfer?.items ?? [])].map(({ type }) => type).filter(Boolean);
  return types.length === 0 ? null : types.every((type) => dragRefusal(type, mails) === null);
}
