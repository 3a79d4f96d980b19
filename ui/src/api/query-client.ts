import { QueryClient } from '@tanstack/react-query';
import { Problem } from './problem';

const worthRetrying = (error: Error) => !(error instanceof Problem) || error.status === 0 || error.status >= 502;

/** The cache of all answers. Refusals are final; a server that can't be reached is asked twice more. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 15_000, retry: (failures, error) => failures < 2 && worthRetrying(error) },
    mutations: { retry: false },
  },
});
