import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  Outlet,
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { parseSearch, stringifySearch } from '@/address/query-string';
import { TooltipProvider } from '@/components/floating/tooltip';

/** Renders a screen at an address as the application would, with an empty cache. Returns the router. */
export function renderAt(address: string, Screen: () => ReactNode) {
  const history = createMemoryHistory({ initialEntries: [address] });
  const root = createRootRoute({ component: Outlet });
  const screen = createRoute({ getParentRoute: () => root, path: '$', component: Screen });
  const router = createRouter({ routeTree: root.addChildren([screen]), history, parseSearch, stringifySearch });
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={cache}>
      <TooltipProvider>
        {/* The registered type is that of the application's router; this one only resembles it. */}
        <RouterProvider router={router as never} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return { href: () => router.latestLocation.href, back: () => router.history.back() };
}
