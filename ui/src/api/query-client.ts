import { QueryClient } from '@tanstack/react-query';
import { Problem } from './problem';

const worthRetrying = (error: Error) => !(error instanceof Problem) || error.status === 0 || error.status >= 502;

/** The cache of all answers. Refusals are final; a server that can't be reached is asked twice more. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a connection a call fails with words and a way to try again, rather than waiting without end.
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 15_000,
      retry: (failures, error) => failures < 2 && navigator.onLine && worthRetrying(error),
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
