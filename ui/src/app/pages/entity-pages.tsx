import { useLoaderData, useParams } from '@tanstack/react-router';
import { useLoan } from '@/api/loan';
import type { LoanEntity } from '@/features/entities';
import { CreatePrincipalScreen } from '@/features/entities/screens/create-principal-screen';
import { EditEntityScreen } from '@/features/entities/screens/edit-entity-screen';

/** Edits the asset, company, person or trust of the address; its route has loaded it. */
export function EditEntityPage() {
  const { loanId = '' } = useParams({ strict: false });
  const entity = useLoaderData({ strict: false }) as LoanEntity;
  return <EditEntityScreen key={entity.id} loan={useLoan(loanId)} entity={entity} />;
}

/** Adds a person to the loan of the address. */
export function NewPrincipalPage() {
  const loanId = useLoaderData({ from: '/signed-in/workspace/principals/new' });
  return <CreatePrincipalScreen loan={useLoan(loanId)} />;
}
