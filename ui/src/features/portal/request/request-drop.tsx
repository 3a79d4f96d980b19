import type { ReactNode } from 'react';
import type { NeedsListElement } from '@/api/elements';
import type { Loan } from '@/api/models';
import {
  FileDrop,
  JoinPdfs,
  RefusedFiles,
  UploadLines,
  acceptFiles,
  openScanWindow,
  useUploadsFor,
} from '@/features/documents';
import { cn } from '@/lib/cn';
import { stepRefusal } from '../request-steps';
import { UploadControls } from './upload-controls';
import { RequestDetails } from './request-details';

interface RequestDropProps {
  loan: Loan;
  request: NeedsListElement;
  /** Whether the details of the request show, or only its header. */
  open: boolean;
  head: ReactNode;
  className?: string;
}

/** A request as a drop target: its header, and its details when expanded. */
export function RequestDrop({ loan, request, open, head, className }: RequestDropProps) {
  const loanId = loan.id;
  const target = { loanId, elementId: request.id };
  const uploads = useUploadsFor(target);
  const takesFiles = !loan.archive.words && stepRefusal(request, loan.me.roleGroup, 'SUBMIT') === null;
  return (
    <FileDrop
      multiple
      mails={loan.acceptsMail}
      label={request.name}
      disabled={!takesFiles}
      onFiles={(files) => acceptFiles(files, target, request.name)}
      className={cn('block -outline-offset-2', className)}
    >
      {({ open: pick, state, refusal }) => (
        <>
          {head}
          <RefusedFiles refusal={refusal} className="px-4 pb-3 text-[15px]" />
          {state.startsWith('DRAG') && (
            <p className="px-4 pb-3 text-[15px] text-accent">
              {state === 'DRAG_REJECTED' ? 'This file type isn’t accepted' : 'Drop the files to upload them'}
            </p>
          )}
          <UploadLines uploads={uploads} className="px-4 pb-3 text-[15px]" />
          {open && (
            <RequestDetails loan={loan} request={request} takesFiles={takesFiles}>
              {takesFiles && (
                <>
                  <UploadControls
                    loan={loan}
                    request={request}
                    onOpen={pick}
                    onPhotos={(photos) => openScanWindow(photos, target, request.name)}
                  />
                  <JoinAnswers loanId={loan.id} request={request} />
                </>
              )}
            </RequestDetails>
          )}
        </>
      )}
    </FileDrop>
  );
}

function JoinAnswers({ loanId, request: { id, answers } }: { loanId: string; request: NeedsListElement }) {
  const documents = answers.map(({ documentId, documentName }) => ({ id: documentId, name: documentName }));
  return (
    <div className="mt-2 empty:hidden">
      <JoinPdfs loanId={loanId} documents={documents} elementId={id} large />
    </div>
  );
}
