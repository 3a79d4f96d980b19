import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { toast } from 'sonner';
import { expect, test, vi } from 'vitest';
import { loanQuery } from '@/api/loan';
import type { Loan } from '@/api/models';
import { loanWith } from '@/test/people';
import { problemResponse, fakeResponses } from '@/test/fake-responses';
import type { LoanFacts } from '../api';
import { useFacts } from './use-facts';

/** The facts of a loan on a server that refuses outdated versions. */
function changing() {
  vi.spyOn(toast, 'success').mockReturnValue('');
  const said = vi.spyOn(toast, 'error').mockReturnValue('');
  const seen = loanWith({ name: 'Elm Street', loanNumber: '7', version: 4 });
  let there: Loan = seen;
  fakeResponses({
    'PUT /v1/loans/l1': (body) => {
      const { version, ...facts } = body as LoanFacts & { version: number };
      if (version !== there.version) return problemResponse(409, 'stale', { current: there });
      return (there = { ...there, ...facts, version: version + 1 });
    },
  });
  const client = new QueryClient();
  client.setQueryData(loanQuery('l1').queryKey, seen);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useFacts(seen), { wrapper });
  return { put: result.current.put, there: () => there, said };
}

test('keeps a pending fact when another one is changed', async () => {
  const { put, there, said } = changing();
  const [first] = await Promise.all([put({ name: 'Oak Street' }), put({ loanNumber: '8' })]);
  expect(there()).toMatchObject({ name: 'Oak Street', loanNumber: '8', version: 6 });
  // Undo reverts that change only.
  await first?.undo?.();
  expect(there()).toMatchObject({ name: 'Elm Street', loanNumber: '8', version: 7 });
  expect(said).not.toHaveBeenCalled();
});
