import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { NamedDocument } from '@/api/documents';
import { type NeedsListElement, elementsQuery } from '@/api/elements';
import { loanQuery } from '@/api/loan';
import { FileOntoDialog } from './file-onto-dialog';
import { requestTargets } from './request-targets';
import { useElsewhere } from './use-elsewhere';

interface ElsewhereDialogProps {
  document: NamedDocument;
  /** The request that it answers here; else the first one. */
  from: string | undefined;
  how: 'move' | 'copy';
  onClose: () => void;
}

const alreadyThere = 'It answers this request already';

/** Chooses another request of the loan for a document: to answer that one instead, or that one too. */
export default function ElsewhereDialog({ document, from, how, onClose }: ElsewhereDialogProps) {
  const list = useQuery(elementsQuery(document.loanId)).data;
  const viewer = useQuery(loanQuery(document.loanId)).data?.me.roleGroup;
  const { busy, move, copy } = useElsewhere(document);
  const sources = useMemo(() => list?.filter((element) => answers(element, document.id)) ?? [], [list, document.id]);
  const source = sources.find(({ id }) => id === from) ?? sources[0];
  const targets = useMemo(() => {
    const all = viewer ? requestTargets(list ?? [], viewer) : [];
    const there = new Set(sources.map(({ id }) => id));
    return all.map((target) => (there.has(target.id) ? { ...target, refusal: alreadyThere } : target));
  }, [list, viewer, sources]);
  if (!list || !viewer) return null;
  const moves = how === 'move' && source;
  return (
    <FileOntoDialog
      title={`${moves ? 'Move' : 'Copy'} “${document.name}”`}
      description={
        moves
          ? `It answers the request that you choose, and “${source.name}” no longer.`
          : 'It answers the request that you choose, too.'
      }
      targets={targets}
      busy={busy}
      onFile={(target) => void (moves ? move(source, target) : copy(target)).then((done) => done && onClose())}
      onClose={onClose}
    />
  );
}

const answers = (element: NeedsListElement, documentId: string): boolean =>
  element.answers.some((each) => each.documentId === documentId);
