import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { NamedDocument } from '@/api/documents';
import { type NeedsListElement, elementsQuery } from '@/api/elements';
import { loanQuery } from '@/api/loan';
import { RequestPickerDialog } from './request-picker-dialog';
import { type RequestTarget, requestTargets } from './request-targets';
import { useOtherRequest } from './use-other-request';

interface ElsewhereDialogProps {
  document: NamedDocument;
  /** The request at which the document is shown; defaults to its first request. */
  from: string | undefined;
  how: 'move' | 'copy' | 'file';
  onClose: () => void;
}

const alreadyThere = 'Already attached to this request';

/** Picks another request of the loan for a document, to move it there or to copy it. */
export default function OtherRequestDialog({ document, from, how, onClose }: ElsewhereDialogProps) {
  const list = useQuery(elementsQuery(document.loanId)).data;
  const viewer = useQuery(loanQuery(document.loanId)).data?.me.roleGroup;
  const { busy, move, copy, file } = useOtherRequest(document);
  const sources = useMemo(() => list?.filter((element) => answers(element, document.id)) ?? [], [list, document.id]);
  const source = sources.find(({ id }) => id === from) ?? sources[0];
  const targets = useMemo(() => {
    const all = viewer ? requestTargets(list ?? [], viewer) : [];
    const there = new Set(sources.map(({ id }) => id));
    return all.map((target) => (there.has(target.id) ? { ...target, refusal: alreadyThere } : target));
  }, [list, viewer, sources]);
  if (!list || !viewer) return null;
  // A document without a request is filed, even if a move or a copy was asked for.
  const way = source ? how : 'file';
  const description = {
    move: `Moved to the request you choose and removed from “${source?.name}”.`,
    copy: 'Also added to the request you choose.',
    file: 'Choose a request for this document.',
  };
  const onFile = async (target: RequestTarget) => {
    const done = await (way === 'move' && source ? move(source, target) : way === 'copy' ? copy(target) : file(target));
    if (done) onClose();
  };
  return (
    <RequestPickerDialog
      title={`${verbs[way]} “${document.name}”`}
      description={description[way]}
      targets={targets}
      busy={busy}
      onFile={(target) => void onFile(target)}
      onClose={onClose}
    />
  );
}

const verbs = { move: 'Move', copy: 'Copy', file: 'File' };

const answers = (element: NeedsListElement, documentId: string): boolean =>
  element.answers.some((each) => each.documentId === documentId);
