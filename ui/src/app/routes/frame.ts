import { createRootRoute, createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import { anywhereSearch, portalSearch } from '@/address/search-params';
import { currentUserQuery } from '@/api/current-user';
import { loanQuery } from '@/api/loan';
import type { CurrentUser, Loan } from '@/api/models';
import { Problem } from '@/api/problem';
import { queryClient } from '@/api/query-client';
import { roleGroupFacts } from '@/rules/facts';
import { loadRules } from '@/rules/load-rules';
import { Root } from '../root';
import { RouteMissing } from './route-fallbacks';

/** The root of all routes. */
export const root = createRootRoute({
  validateSearch: anywhereSearch,
  beforeLoad: () => loadRules(),
  component: Root,
});

let early: Promise<CurrentUser | null> | undefined;

/** Fetches the signed-in user before the first route needs it. */
export const prefetchCurrentUser = (): Promise<unknown> => (early = ask());

/** Returns the signed-in user, or null. */
export function loadCurrentUser(): Promise<CurrentUser | null> {
  const answer = early ?? ask();
  early = undefined;
  return answer;
}

const ask = (): Promise<CurrentUser | null> =>
  queryClient.ensureQueryData(currentUserQuery).catch((error: unknown) => {
    if (error instanceof Problem && error.status === 401) return null;
    throw error;
  });

/** Returns the loan of an address. Missing and forbidden loans look the same. */
export function ensureLoan(loanId: string): Promise<Loan> {
  return queryClient.ensureQueryData(loanQuery(loanId)).catch((error: unknown) => {
    throw error instanceof Problem && error.status === 404 ? notFound() : error;
  });
}

/**
 * Routes that require a signed-in user; others are redirected to the sign-in page, and users who still need two-step
 * sign-in to its setup.
 */
export const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: async ({ location }) => {
    const user = await loadCurrentUser();
    const returnTo = location.href === paths.home ? undefined : location.href;
    if (user?.secondStepMissing) throw redirect({ to: paths.secondStep, search: returnTo ? { returnTo } : {} });
    if (user) return { user };
    throw redirect({ to: paths.signIn, search: returnTo ? { returnTo } : {} });
  },
});

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Also available to borrowers and contacts, in the portal's frame. */
    everybody?: boolean;
  }
}

/** The lenders' frame; borrowers and contacts are redirected to the portal, except from shared screens. */
export const workspace = createRoute({
  getParentRoute: () => signedIn,
  id: 'workspace',
  beforeLoad: ({ context, location, matches }) => {
    if (roleGroupFacts[context.user.loggedRoleGroup].lender || matches.some(({ staticData }) => staticData.everybody))
      return;
    // Keeps the portal's search parameters.
    throw redirect({ to: paths.portal, search: portalSearch(location.search) });
  },
  notFoundComponent: RouteMissing,
  component: lazyRouteComponent(() => import('../shell/frames'), 'RoleShell'),
});

/** The frame of one loan with its tabs. */
export const loan = createRoute({
  getParentRoute: () => workspace,
  path: paths.loan,
  loader: ({ params }) => ensureLoan(params.loanId),
  notFoundComponent: RouteMissing,
  component: lazyRouteComponent(() => import('../shell/frames'), 'LoanLayout'),
});

/** The borrowers' frame. */
export const portalShell = createRoute({
  getParentRoute: () => signedIn,
  id: 'portal-shell',
  beforeLoad: ({ context }) => {
    if (roleGroupFacts[context.user.loggedRoleGroup].lender) throw redirect({ to: paths.home });
  },
  notFoundComponent: RouteMissing,
  component: lazyRouteComponent(() => import('../pages/portal-pages'), 'PortalShell'),
});
