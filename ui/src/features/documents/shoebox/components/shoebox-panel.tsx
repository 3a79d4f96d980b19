import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { elementsQuery } from '@/api/elements';
import type { RoleGroup } from '@/api/models';
import { requestTargets } from '../../filing/request-targets';
import { useShoeboxFiling } from '../use-shoebox-filing';
import { ShoeboxDocuments } from './shoebox-documents';
import { ShoeboxUpload } from './shoebox-upload';

interface ShoeboxPanelProps {
  userId: string;
  loanId: string;
  /** The viewer's role group on the loan. */
  viewer: RoleGroup;
  /** Whether documents can be added. */
  takesFiles?: boolean;
}

/** The viewer's own shoebox for a loan: add documents, and file them to requests. */
export function ShoeboxPanel({ userId, loanId, viewer, takesFiles = true }: ShoeboxPanelProps) {
  const { data: elements } = useQuery(elementsQuery(loanId));
  const targets = useMemo(() => requestTargets(elements ?? [], viewer), [elements, viewer]);
  const filing = useShoeboxFiling(loanId);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {takesFiles && <ShoeboxUpload loanId={loanId} />}
      <ShoeboxDocuments userId={userId} loanId={loanId} targets={targets} filing={filing} />
    </div>
  );
}
