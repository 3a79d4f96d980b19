import { FileUp } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { FileDrop, RefusedFiles } from '@/features/documents';

interface FileChoiceProps {
  /** The label of the file. */
  label: string;
  /** The name of the chosen file. */
  name: string | undefined;
  disabled: boolean;
  onFile: (file: File) => void;
}

/** Accepts a file, dropped or picked; then shows its name and a button to choose another. */
export function FileChoice({ label, name, disabled, onFile }: FileChoiceProps) {
  return (
    <FileDrop
      label={label}
      disabled={disabled}
      onFiles={(files) => files.forEach(onFile)}
      className="rounded-md border border-dashed border-line bg-sunken px-4 py-3"
    >
      {({ open, refusal }) => (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <FileUp aria-hidden className="size-5 shrink-0 text-faint" />
          <p className="min-w-0 grow basis-40 break-words">
            {name ?? <span className="text-muted">Drop a CSV file here, or choose one.</span>}
          </p>
          <Button look={name ? 'secondary' : 'primary'} disabled={disabled} onClick={open}>
            {name ? 'Choose another file' : 'Choose a file'}
          </Button>
          <RefusedFiles refusal={refusal} className="w-full text-[13px]" />
        </div>
      )}
    </FileDrop>
  );
}
