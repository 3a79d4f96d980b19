import { type ReactNode, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { cn } from '@/lib/cn';
import { checkFiles, dragRefusal } from './check-drop';

/** What a drop area is doing. */
export type DropState = 'idle' | 'drag active' | 'drag accepted' | 'drag rejected' | 'file dialog open';

interface FileDropProps {
  /** What the area is for. */
  label: string;
  disabled?: boolean;
  onFile: (file: File) => void;
  className?: string;
  /** Draws the inside; `open` brings up the file picker. */
  children: (area: { open: () => void; state: DropState; refusal: string | null }) => ReactNode;
}

/** A place that takes one file, dropped or picked. What the shared rule refuses is said at once, where it happened. */
export function FileDrop({ label, disabled, onFile, className, children }: FileDropProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const zone = useDropzone({
    noClick: true,
    noKeyboard: true,
    multiple: true,
    disabled: disabled ?? false,
    // While dragging only the type may be known; the verdict on the file itself is given in onDrop.
    validator: (file) => {
      const message = 'name' in file ? null : dragRefusal((file as DataTransferItem).type);
      return message === null ? null : { code: 'file-invalid-type', message };
    },
    onDrop: (files) => {
      const checked = checkFiles(files);
      setRefusal(checked.refusals[0]?.message ?? null);
      for (const file of checked.files) onFile(file);
    },
  });
  const state = dropState(zone);
  return (
    <div
      {...zone.getRootProps({ role: 'group', 'aria-label': label })}
      data-drop-state={state}
      className={cn(
        className,
        state === 'drag rejected' && 'outline-2 outline-bad outline-dashed',
        (state === 'drag accepted' || state === 'drag active') && 'outline-2 outline-accent outline-dashed',
      )}
    >
      <input {...zone.getInputProps({ 'aria-label': `File for ${label}` })} />
      {children({ open: zone.open, state, refusal })}
    </div>
  );
}

function dropState(zone: ReturnType<typeof useDropzone>): DropState {
  if (zone.isFileDialogActive) return 'file dialog open';
  if (zone.isDragReject) return 'drag rejected';
  if (zone.isDragAccept) return 'drag accepted';
  return zone.isDragActive ? 'drag active' : 'idle';
}
