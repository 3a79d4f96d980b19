import { QueryClient } from '@tanstack/react-query';
import { Problem } from './problem';

const worthRetrying = (error: Error) => !(error instanceof Problem) || error.status === 0 || error.status >= 502;

/** The cache of all responses. Refusals aren't retried; an unreachable server is retried twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a connection a call fails with a message and a retry button instead of waiting forever.
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 15_000,
      retry: (failures, error) => failures < 2 && navigator.onLine && worthRetrying(error),
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
