import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/api/client';
import { keys } from '@/api/keys';
import type { PackageDocument } from '@/api/models';

/** A document of a loan's package, with the request it answers. */
export type { PackageDocument };

/** The answered documents of a loan, in the order of its needs list. */
export const packageQuery = (loanId: string, acceptedOnly: boolean) =>
  queryOptions({
    queryKey: keys.package(loanId, { acceptedOnly }),
    queryFn: async ({ signal }) => {
      const params = { path: { loanId }, query: { acceptedOnly } };
      return (await answer(api.GET('/v1/loans/{loanId}/package', { params, signal }))).content;
    },
  });
