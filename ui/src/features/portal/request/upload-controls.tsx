import { Camera, Plus, Upload } from 'lucide-react';
import { useRef } from 'react';
import type { NeedsListElement } from '@/api/elements';
import type { Loan } from '@/api/models';
import { Button } from '@/components/ui/button';
import { checkFiles } from '@/features/documents';
import { stateFacts } from '@/rules/facts';
import { rule } from '@/rules/rule';

interface UploadControlsProps {
  loan: Loan;
  request: NeedsListElement;
  onOpen: () => void;
  /** Receives photos from the camera. */
  onPhotos: (photos: readonly File[]) => void;
}

/** The upload button and, on phones, the camera button; with the accepted file types. */
export function UploadControls({ loan, request, onOpen, onPhotos }: UploadControlsProps) {
  const camera = useRef<HTMLInputElement>(null);
  // Something was sent that isn't rejected: another file is possible, but no longer the main action.
  const more = request.answers.some(({ reviewState }) => !stateFacts[reviewState].cameBack);
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look={more ? 'secondary' : 'primary'} size="lg" className="grow sm:grow-0 sm:basis-48" onClick={onOpen}>
          {more ? <Plus aria-hidden /> : <Upload aria-hidden />}
          {more ? 'Add a file' : 'Upload'}
          <span className="sr-only">{more ? `to ${request.name}` : request.name}</span>
        </Button>
        <Button size="lg" className="hidden pointer-coarse:inline-flex" onClick={() => camera.current?.click()}>
          <Camera aria-hidden />
          Take photos<span className="sr-only">for {request.name}</span>
        </Button>
        <input
          ref={camera}
          type="file"
          hidden
          accept="image/*"
          capture="environment"
          aria-label={`Photo for ${request.name}`}
          onChange={({ currentTarget }) => {
            onPhotos(checkFiles([...(currentTarget.files ?? [])], true).files);
            currentTarget.value = '';
          }}
        />
      </div>
      <AcceptedTypes maxSize={loan.maxUploadBytes} mails={loan.acceptsMail} />
    </>
  );
}

/** The accepted file types and size; all extensions on demand. */
function AcceptedTypes({ maxSize, mails }: { maxSize: number; mails: boolean }) {
  const { words, endings } = rule('welcomeFiles', { maxSize, mails });
  return (
    <details className="group mt-2 text-[13px] text-muted">
      <summary className="cursor-pointer list-none rounded-sm text-pretty marker:hidden">
        {words}. <span className="underline underline-offset-2 group-open:hidden">All types</span>
      </summary>
      <p className="mt-1 text-pretty">{endings.join(', ')}</p>
    </details>
  );
}
