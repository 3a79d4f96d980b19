import { createRootRoute, createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { currentUserQuery } from '@/api/current-user';
import { loanQuery } from '@/api/loan';
import type { CurrentUser } from '@/api/models';
import { Problem } from '@/api/problem';
import { queryClient } from '@/api/query-client';
import { loadRules } from '@/rules/load';
import { paths } from './paths';
import { Root } from './root';
import { RouteMissing } from './route-error';
import { anywhereSearch, insidePath, loansSearch, needsListSearch, portalSearch, signInSearch } from './search-params';

const root = createRootRoute({
  validateSearch: anywhereSearch,
  beforeLoad: () => loadRules(),
  component: Root,
});

/** Who is signed in, or nobody. */
async function whoIsHere(): Promise<CurrentUser | null> {
  return queryClient.ensureQueryData(currentUserQuery).catch((error: unknown) => {
    if (error instanceof Problem && error.status === 401) return null;
    throw error;
  });
}

const signIn = createRoute({
  getParentRoute: () => root,
  path: paths.signIn,
  validateSearch: signInSearch,
  beforeLoad: async ({ search }) => {
    if (await whoIsHere()) throw redirect({ href: insidePath(search.returnTo) ?? paths.home });
  },
  component: lazyRouteComponent(() => import('./sign-in-page'), 'SignInPage'),
});

const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: async ({ location }) => {
    const user = await whoIsHere();
    if (user) return { user };
    const returnTo = location.href === paths.home ? undefined : location.href;
    throw redirect({ to: paths.signIn, search: returnTo ? { returnTo } : {} });
  },
});

const workspace = createRoute({
  getParentRoute: () => signedIn,
  id: 'workspace',
  beforeLoad: ({ context }) => {
    if (context.user.loggedRoleGroup !== 'LENDER') throw redirect({ to: paths.portal });
  },
  component: lazyRouteComponent(() => import('./shell/workspace-shell'), 'WorkspaceShell'),
});

const home = createRoute({
  getParentRoute: () => workspace,
  path: paths.home,
  component: lazyRouteComponent(() => import('@/features/loans/screens/home-screen'), 'HomeScreen'),
});

const loans = createRoute({
  getParentRoute: () => workspace,
  path: paths.loans,
  validateSearch: loansSearch,
  component: lazyRouteComponent(() => import('@/features/loans/screens/loans-screen'), 'LoansScreen'),
});

const loan = createRoute({
  getParentRoute: () => workspace,
  path: paths.loan,
  loader: ({ params }) =>
    queryClient.ensureQueryData(loanQuery(params.loanId)).catch((error: unknown) => {
      throw error instanceof Problem && error.status === 404 ? notFound() : error;
    }),
  notFoundComponent: RouteMissing,
  component: lazyRouteComponent(() => import('./loan-layout'), 'LoanLayout'),
});

const overview = createRoute({
  getParentRoute: () => loan,
  path: '/',
  // Who is on the team, and in which group, are rules about people.
  loader: () => loadRules('people'),
  component: lazyRouteComponent(() => import('./overview-page'), 'OverviewPage'),
});

const needsList = createRoute({
  getParentRoute: () => loan,
  path: 'needs-list',
  validateSearch: needsListSearch,
  component: lazyRouteComponent(() => import('./needs-list-page'), 'NeedsListPage'),
});

const portalShell = createRoute({
  getParentRoute: () => signedIn,
  id: 'portal-shell',
  beforeLoad: ({ context }) => {
    if (context.user.loggedRoleGroup === 'LENDER') throw redirect({ to: paths.home });
  },
  component: lazyRouteComponent(() => import('./shell/portal-shell'), 'PortalShell'),
});

const portal = createRoute({
  getParentRoute: () => portalShell,
  path: paths.portal,
  validateSearch: portalSearch,
  component: lazyRouteComponent(() => import('./portal-pages'), 'PortalPage'),
});

const portalLender = createRoute({
  getParentRoute: () => portalShell,
  path: paths.portalLender,
  validateSearch: portalSearch,
  component: lazyRouteComponent(() => import('./portal-pages'), 'PortalLenderPage'),
});

const portalTasks = createRoute({
  getParentRoute: () => portalShell,
  path: paths.portalTasks,
  validateSearch: portalSearch,
  component: lazyRouteComponent(() => import('./portal-pages'), 'PortalTasksPage'),
});

export const routeTree = root.addChildren([
  signIn,
  signedIn.addChildren([
    workspace.addChildren([home, loans, loan.addChildren([overview, needsList])]),
    portalShell.addChildren([portal, portalLender, portalTasks]),
  ]),
]);
