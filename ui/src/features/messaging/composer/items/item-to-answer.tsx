import { useQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCurrentUser } from '@/api/current-user';
import type { NeedsListElement } from '@/api/elements';
import { loanQuery, useTakesMail } from '@/api/loan';
import type { RoleGroup } from '@/api/models';
import { Button } from '@/components/ui/button';
import { FileDrop, RefusedFiles, UploadLines, acceptFiles, useUploadsFor } from '@/features/documents';
import { rejectionWords } from '@/features/needs-list';
import { roleGroupFacts, stateFacts } from '@/rules/facts';
import { rule } from '@/rules/rule';
import { NeedsListBlock } from './needs-list-block';

interface ItemToAnswerProps {
  loanId: string;
  elementId: string;
}

/** A needs-list item in a received message: people asked for it can upload right there. */
export function ItemToAnswer({ loanId, elementId }: ItemToAnswerProps) {
  const { id: viewerId } = useCurrentUser();
  const { data: loan } = useQuery(loanQuery(loanId));
  const group = loan?.me.roleGroup;
  return (
    <NeedsListBlock loanId={loanId} elementId={elementId}>
      {(request, line) =>
        group && isAsked(request, viewerId, group) ? (
          <ItemUpload loanId={loanId} request={request}>
            {line}
          </ItemUpload>
        ) : (
          line
        )
      }
    </NeedsListBlock>
  );
}

/** Whether the viewer can upload: they were assigned the request, or belong to the group that is asked. */
function isAsked({ storageType, reviewState, answers, sharedInfo }: NeedsListElement, id: string, viewer: RoleGroup) {
  const byName = sharedInfo.some(({ sharedWithUser }) => sharedWithUser.id === id);
  if (!byName && roleGroupFacts[viewer].lender) return false;
  const hasAnswer = answers.length > 0;
  return rule('reviewStep', { viewer, storageType, reviewState, hasAnswer, step: 'SUBMIT' }).allowed;
}

interface ItemUploadProps {
  loanId: string;
  request: NeedsListElement;
  /** The item's status. */
  children: ReactNode;
}

/**
 * Accepts files for a request by drop or selection, and shows their progress; handles archives and locked PDFs like
 * elsewhere.
 */
function ItemUpload({ loanId, request, children }: ItemUploadProps) {
  const target = { loanId, elementId: request.id };
  const mails = useTakesMail(loanId);
  const uploads = useUploadsFor(target);
  const { name, answers, reviewState, rejection } = request;
  const waiting = answers.every((answer) => stateFacts[answer.reviewState].cameBack);
  return (
    <FileDrop
      multiple
      mails={mails}
      label={name}
      onFiles={(files) => acceptFiles(files, target, name)}
      className="block rounded-md"
    >
      {({ open, state, refusal }) => (
        <>
          {children}
          <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-[13px]">
            <Button size="sm" look={waiting ? 'primary' : 'secondary'} onClick={open}>
              <Upload aria-hidden />
              {waiting ? 'Upload' : 'Add a file'}
              <span className="sr-only">{waiting ? name : `to ${name}`}</span>
            </Button>
            <span className="min-w-0 text-muted">
              {state === 'DRAG_REJECTED' ? 'This file type isn’t accepted' : filesWords(answers.length)}
            </span>
            {stateFacts[reviewState].cameBack && rejection && (
              <span className="min-w-0 basis-full break-words text-bad">{rejectionWords(rejection)}</span>
            )}
          </div>
          <RefusedFiles refusal={refusal} className="mt-1 text-[13px]" />
          <UploadLines uploads={uploads} className="mt-1 text-[13px]" />
        </>
      )}
    </FileDrop>
  );
}

function filesWords(count: number): string {
  if (count === 0) return 'or drop files here';
  return count === 1 ? '1 file uploaded' : `${count} files uploaded`;
}
