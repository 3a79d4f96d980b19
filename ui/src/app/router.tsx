import { createRouter } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from '@/address/query-string';
import { RouteError, RouteNotFound, RoutePending } from './routes/route-fallbacks';
import { routeTree } from './routes/tree';

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 150,
  defaultPendingMinMs: 0,
  defaultPendingComponent: RoutePending,
  defaultErrorComponent: RouteError,
  defaultNotFoundComponent: RouteNotFound,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
