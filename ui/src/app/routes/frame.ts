import { createRootRoute, createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import { anywhereSearch, portalSearch } from '@/address/search-params';
import { currentUserQuery } from '@/api/current-user';
import { loanQuery } from '@/api/loan';
import type { CurrentUser, Loan } from '@/api/models';
import { Problem } from '@/api/problem';
import { queryClient } from '@/api/query-client';
import { roleGroupFacts } from '@/rules/facts';
import { loadRules } from '@/rules/load';
import { Root } from '../root';
import { RouteMissing } from './route-fallbacks';

/** What every address is under. */
export const root = createRootRoute({
  validateSearch: anywhereSearch,
  beforeLoad: () => loadRules(),
  component: Root,
});

let early: Promise<CurrentUser | null> | undefined;

/** Asks who is signed in before the first route does. */
export const askWhoIsHere = (): Promise<unknown> => (early = ask());

/** Who is signed in, or nobody. */
export function whoIsHere(): Promise<CurrentUser | null> {
  const answer = early ?? ask();
  early = undefined;
  return answer;
}

const ask = (): Promise<CurrentUser | null> =>
  queryClient.ensureQueryData(currentUserQuery).catch((error: unknown) => {
    if (error instanceof Problem && error.status === 401) return null;
    throw error;
  });

/** The loan of an address; one that isn't there, or isn't for this person, looks the same. */
export function ensureLoan(loanId: string): Promise<Loan> {
  return queryClient.ensureQueryData(loanQuery(loanId)).catch((error: unknown) => {
    throw error instanceof Problem && error.status === 404 ? notFound() : error;
  });
}

/**
 * Screens for people who are signed in; everyone else is asked to sign in first, and who still has to set up two-step
 * sign-in is led there.
 */
export const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: async ({ location }) => {
    const user = await whoIsHere();
    const returnTo = location.href === paths.home ? undefined : location.href;
    if (user?.secondStepMissing) throw redirect({ to: paths.secondStep, search: returnTo ? { returnTo } : {} });
    if (user) return { user };
    throw redirect({ to: paths.signIn, search: returnTo ? { returnTo } : {} });
  },
});

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** A screen of the workspace that borrowers and contacts have too, in the frame of their portal. */
    everybody?: boolean;
  }
}

/** The lenders' frame; borrowers and contacts have the portal, but for the screens that are for everybody. */
export const workspace = createRoute({
  getParentRoute: () => signedIn,
  id: 'workspace',
  beforeLoad: ({ context, location, matches }) => {
    if (roleGroupFacts[context.user.loggedRoleGroup].lender || matches.some(({ staticData }) => staticData.everybody))
      return;
    // What the address says about the portal goes along.
    throw redirect({ to: paths.portal, search: portalSearch(location.search) });
  },
  notFoundComponent: RouteMissing,
  component: lazyRouteComponent(() => import('../shell/frames'), 'AnyShell'),
});

/** The frame of one loan, for its tabs. */
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
