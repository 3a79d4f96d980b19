import { Camera, Upload } from 'lucide-react';
import { useRef } from 'react';
import type { NeedsListElement } from '@/api/elements';
import { startUpload, useUploadFor } from '@/api/uploads/uploads';
import { Button } from '@/components/ui/button';
import { checkFiles } from '@/components/upload/check-drop';
import { FileDrop } from '@/components/upload/file-drop';
import { UploadLine } from '@/components/upload/upload-line';
import { cn } from '@/lib/cn';
import { AnswerLine } from './answer-line';
import { CameBack } from './came-back';
import { RequestState } from './request-state';

interface RequestCardProps {
  loanId: string;
  request: NeedsListElement;
  /** The address points at it. */
  marked: boolean;
}

/** One thing that is asked for: what it is, how far it is, and the way to hand it in. */
export function RequestCard({ loanId, request, marked }: RequestCardProps) {
  const upload = useUploadFor(request.id);
  const done = request.reviewState === 'ACCEPTED';
  const busy = upload?.status === 'uploading';
  const send = (file: File) => startUpload(file, { loanId, elementId: request.id });
  return (
    <FileDrop
      label={request.name}
      disabled={done || busy}
      onFile={send}
      className={cn('block rounded-lg border border-line bg-surface p-4', marked && 'ring-2 ring-accent')}
    >
      {({ open, state, refusal }) => (
        <>
          <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
            <h3 className="min-w-0 grow basis-48 font-medium text-pretty">{request.name}</h3>
            <RequestState state={request.reviewState} />
          </div>
          {request.description && !done && (
            <p className="mt-1 text-[15px] text-pretty text-muted">{request.description}</p>
          )}
          {request.reviewState === 'REJECTED' && request.rejection && <CameBack rejection={request.rejection} />}
          {request.answer && <AnswerLine loanId={loanId} answer={request.answer} changeable={!done} />}
          {upload && upload.status !== 'success' && (
            <div className="mt-3 text-[15px]">
              <UploadLine upload={upload} />
            </div>
          )}
          {refusal && !busy && (
            <p role="alert" className="mt-3 text-[15px] text-pretty text-bad">
              {refusal}
            </p>
          )}
          {!done && !busy && <HandIn request={request} onOpen={open} onFile={send} />}
          {state.startsWith('DRAG') && (
            <p className="mt-2 text-[15px] text-accent">
              {state === 'DRAG_REJECTED' ? 'This type of file can’t be taken' : 'Drop the file to upload it'}
            </p>
          )}
        </>
      )}
    </FileDrop>
  );
}

interface HandInProps {
  request: NeedsListElement;
  onOpen: () => void;
  onFile: (file: File) => void;
}

/** The upload button and, on phones, the camera beside it. */
function HandIn({ request, onOpen, onFile }: HandInProps) {
  const camera = useRef<HTMLInputElement>(null);
  const waiting = request.reviewState === 'SUBMITTED';
  return (
    <div className="mt-4 flex gap-2">
      <Button
        look={waiting ? 'secondary' : 'primary'}
        size="lg"
        className="grow sm:grow-0"
        aria-label={`${waiting ? 'Replace the file for' : 'Upload'} ${request.name}`}
        onClick={onOpen}
      >
        <Upload aria-hidden />
        {waiting ? 'Replace' : 'Upload'}
      </Button>
      <Button
        size="lg"
        className="hidden pointer-coarse:inline-flex"
        aria-label={`Take a photo for ${request.name}`}
        onClick={() => camera.current?.click()}
      >
        <Camera aria-hidden />
        Photo
      </Button>
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={`Photo for ${request.name}`}
        onChange={({ currentTarget }) => {
          checkFiles([...(currentTarget.files ?? [])]).files.forEach(onFile);
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
