import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { byteSize } from '@/lib/byte-size';
import { type Upload, resumeUploadWithFile } from '../queue/uploads';

/** Lets the person choose the file of an upload again; only the same file resumes it. */
export function FileAgainButton({ upload: { id, name, size, missing } }: { upload: Upload }) {
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const take = (file: File | undefined) => {
    if (!file) return;
    const same = file.name === name && file.size === size;
    if (!same) return setWrong(`That’s a different file. Choose ${name} (${byteSize(size)})`);
    if (missing && file.lastModified !== missing.lastModified)
      return setWrong(`${name} has changed. Dismiss this and upload it again`);
    resumeUploadWithFile(id, file);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={`The file ${name}`}
        onChange={(event) => {
          take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button size="sm" className="h-6" onClick={() => input.current?.click()}>
        Choose file
      </Button>
      {wrong && (
        <span role="alert" className="min-w-0 truncate text-bad" title={wrong}>
          {wrong}
        </span>
      )}
    </>
  );
}
