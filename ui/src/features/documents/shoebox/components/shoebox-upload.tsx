import { Upload } from 'lucide-react';
import { useTakesMail } from '@/api/loan';
import { Button } from '@/components/ui/button';
import { acceptFiles } from '../../queue/questions/accept-files';
import { useUploadsFor } from '../../queue/uploads';
import { limitWords } from '../../upload/check-files';
import { FileDrop } from '../../upload/file-drop';
import { RefusedFiles } from '../../upload/refused-files';
import { UploadLines } from '../../upload/upload-lines';

/** Uploads documents that weren't requested, or whose request isn't clear yet. */
export function ShoeboxUpload({ loanId }: { loanId: string }) {
  const mails = useTakesMail(loanId);
  const limits = limitWords();
  const uploads = useUploadsFor({ loanId, elementId: null });
  return (
    <FileDrop
      multiple
      mails={mails}
      label="Upload to the shoebox"
      onFiles={(files) => acceptFiles(files, { loanId, elementId: null })}
      className="rounded-md border border-dashed border-control p-4"
    >
      {({ open, state, refusal }) => (
        <>
          <div className="flex flex-wrap items-center gap-3">
            <Button onClick={open}>
              <Upload aria-hidden /> Upload files
            </Button>
            <p className="text-[13px] text-muted max-sm:hidden">
              {state === 'DRAG_REJECTED' ? 'This file type isn’t accepted' : 'or drop them here'}
            </p>
            {limits && <p className="basis-full text-[13px] text-muted">{limits}</p>}
          </div>
          <RefusedFiles refusal={refusal} className="mt-2" />
          <UploadLines uploads={uploads} className="mt-2" />
        </>
      )}
    </FileDrop>
  );
}
