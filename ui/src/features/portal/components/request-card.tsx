import { useEffect, useRef } from 'react';
import type { NeedsListElement } from '@/api/elements';
import type { RoleGroup } from '@/api/models';
import { startUpload, useUploadsUnderWay } from '@/api/uploads/uploads';
import { FileDrop } from '@/components/upload/file-drop';
import { UploadLine } from '@/components/upload/upload-line';
import { cn } from '@/lib/cn';
import { stepRefusal } from '../request-steps';
import { AnswerLine } from './answer-line';
import { CameBack } from './came-back';
import { HandIn } from './hand-in';
import { NotNeeded, SaidNotNeeded } from './not-needed';
import { RequestState } from './request-state';
import { RequestTalk } from './request-talk';

interface RequestCardProps {
  loanId: string;
  viewer: RoleGroup;
  request: NeedsListElement;
  /** The address points at it. */
  marked: boolean;
}

/** One thing that is asked for: what it is, how far it is, what was sent, and the ways to answer it. */
export function RequestCard({ loanId, viewer, request, marked }: RequestCardProps) {
  const uploads = useUploadsUnderWay({ loanId, elementId: request.id });
  const takesFiles = stepRefusal(request, viewer, 'SUBMIT') === null;
  const send = (file: File) => startUpload(file, { loanId, elementId: request.id });
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (marked) card.current?.scrollIntoView?.({ block: 'center' });
  }, [marked]);
  return (
    <div ref={card}>
      <FileDrop
        multiple
        label={request.name}
        disabled={!takesFiles}
        onFile={send}
        className={cn('block rounded-lg border border-line bg-surface p-4', marked && 'ring-2 ring-accent')}
      >
        {({ open, state, refusal }) => (
          <>
            <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
              <h4 className="min-w-0 grow basis-48 font-medium text-pretty">{request.name}</h4>
              <RequestState state={request.reviewState} />
            </div>
            {request.description && takesFiles && (
              <p className="mt-1 text-[15px] text-pretty text-muted">{request.description}</p>
            )}
            {request.rejection && request.answers.length === 0 && <CameBack rejection={request.rejection} />}
            {request.answers.map((answer) => (
              <AnswerLine key={answer.id} loanId={loanId} viewer={viewer} request={request} answer={answer} />
            ))}
            {uploads.map((upload) => (
              <div key={upload.id} className="mt-3 text-[15px]">
                <UploadLine upload={upload} />
              </div>
            ))}
            {refusal && (
              <p role="alert" className="mt-3 text-[15px] text-pretty text-bad">
                {refusal}
              </p>
            )}
            {state.startsWith('DRAG') && (
              <p className="mt-2 text-[15px] text-accent">
                {state === 'DRAG_REJECTED' ? 'This type of file can’t be taken' : 'Drop the files to upload them'}
              </p>
            )}
            {request.notApplicable && <SaidNotNeeded said={request.notApplicable} />}
            {takesFiles && <HandIn request={request} onOpen={open} onFile={send} />}
            <RequestTalk loanId={loanId} request={request}>
              <NotNeeded loanId={loanId} viewer={viewer} request={request} />
            </RequestTalk>
          </>
        )}
      </FileDrop>
    </div>
  );
}
