import { notFound, redirect } from '@tanstack/react-router';
import { Problem } from '@/api/problem';
import { queryClient } from '@/api/query-client';
import { entityEditLink, entityQuery } from '@/features/entities';
import { ensureLoan } from '../routes/frame';

/** Loads an entity and its loan. An entity of another kind is redirected to its own page. */
export async function loadEntity(loanId: string, entityId: string, pathname: string) {
  const entity = queryClient.fetchQuery({ ...entityQuery(loanId, entityId), staleTime: 0 });
  const [found] = await Promise.all([entity, ensureLoan(loanId)]).catch((error: unknown) => {
    throw error instanceof Problem && error.status === 404 ? notFound() : error;
  });
  const link = entityEditLink(loanId, found);
  const place = (path: string) => path.split('/')[3];
  if (link && place(link.to) !== place(pathname)) throw redirect(link);
  return found;
}
