import { Upload } from 'lucide-react';
import { startUpload, useUploadsUnderWay } from '@/api/uploads/uploads';
import { Button } from '@/components/ui/button';
import { FileDrop } from '@/components/upload/file-drop';
import { UploadLine } from '@/components/upload/upload-line';

/** Takes documents that nobody asked for, or of which it isn't clear yet what they answer. */
export function ShoeboxUpload({ loanId }: { loanId: string }) {
  const uploads = useUploadsUnderWay({ loanId, elementId: null });
  return (
    <FileDrop
      multiple
      label="Upload into the shoebox"
      onFile={(file) => startUpload(file, { loanId, elementId: null })}
      className="rounded-md border border-dashed border-control p-4"
    >
      {({ open, state, refusal }) => (
        <>
          <div className="flex flex-wrap items-center gap-3">
            <Button onClick={open}>
              <Upload aria-hidden /> Upload files
            </Button>
            <p className="text-[13px] text-muted max-sm:hidden">
              {state === 'DRAG_REJECTED' ? 'This type of file can’t be taken' : 'or drop them here'}
            </p>
          </div>
          {refusal && (
            <p role="alert" className="mt-2 text-pretty text-bad">
              {refusal}
            </p>
          )}
          {uploads.map((upload) => (
            <div key={upload.id} className="mt-2">
              <UploadLine upload={upload} />
            </div>
          ))}
        </>
      )}
    </FileDrop>
  );
}
