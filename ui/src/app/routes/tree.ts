import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import { insidePath } from '@/address/query-string';
import { loansSearch, needsListSearch, overviewSearch, portalSearch, signInSearch } from '@/address/search-params';
import { access } from './access';
import { activity } from './activity';
import { entityRoutes } from './entities';
import { loan, portalShell, root, signedIn, whoIsHere, workspace } from './frame';
import { inbox, messages, printEmail } from './messages';
import { loanPackage, shoebox, trash, tray } from './papers';
import { anyShellRoutes, peopleRoutes } from './people';
import { settingsRoutes } from './settings';
import { template, templates } from './templates';

const signIn = createRoute({
  getParentRoute: () => root,
  path: paths.signIn,
  validateSearch: signInSearch,
  beforeLoad: async ({ search }) => {
    if (await whoIsHere()) throw redirect({ href: insidePath(search.returnTo) ?? paths.home });
  },
  component: lazyRouteComponent(() => import('../pages/sign-in-page'), 'SignInPage'),
});

const secondStep = createRoute({
  getParentRoute: () => root,
  path: paths.secondStep,
  validateSearch: signInSearch,
  beforeLoad: async ({ search }) => {
    const user = await whoIsHere();
    if (!user) throw redirect({ to: paths.signIn, search });
    if (!user.secondStepMissing) throw redirect({ href: insidePath(search.returnTo) ?? paths.home });
  },
  component: lazyRouteComponent(() => import('../pages/people/second-step-page'), 'SecondStepPage'),
});

const home = createRoute({
  getParentRoute: () => workspace,
  path: paths.home,
  component: lazyRouteComponent(() => import('../shell/home-page'), 'HomePage'),
});

const loans = createRoute({
  getParentRoute: () => workspace,
  path: paths.loans,
  validateSearch: loansSearch,
  component: lazyRouteComponent(() => import('@/features/loans/screens/loans-screen'), 'LoansScreen'),
});

const overview = createRoute({
  getParentRoute: () => loan,
  path: '/',
  validateSearch: overviewSearch,
  component: lazyRouteComponent(() => import('../pages/overview-page'), 'OverviewPage'),
});

const needsList = createRoute({
  getParentRoute: () => loan,
  path: 'needs-list',
  validateSearch: needsListSearch,
  beforeLoad: ({ params, search: { needsListLoanId, ...search } }) => {
    if (!needsListLoanId || needsListLoanId === params.loanId) return;
    throw redirect({ to: paths.needsList, params: { loanId: needsListLoanId }, search, replace: true });
  },
  component: lazyRouteComponent(() => import('../pages/needs-list-page'), 'NeedsListPage'),
});

const portal = createRoute({
  getParentRoute: () => portalShell,
  path: paths.portal,
  validateSearch: portalSearch,
  component: lazyRouteComponent(() => import('../pages/portal-pages'), 'PortalPage'),
});

const portalLender = createRoute({
  getParentRoute: () => portalShell,
  path: paths.portalLender,
  validateSearch: portalSearch,
  component: lazyRouteComponent(() => import('../pages/portal-pages'), 'PortalLenderPage'),
});

const portalTasks = createRoute({
  getParentRoute: () => portalShell,
  path: paths.portalTasks,
  validateSearch: portalSearch,
  component: lazyRouteComponent(() => import('../pages/portal-pages'), 'PortalTasksPage'),
});

export const routeTree = root.addChildren([
  signIn,
  secondStep,
  signedIn.addChildren([
    workspace.addChildren([
      home,
      loans,
      loan.addChildren([overview, needsList, loanPackage, messages, activity, trash, access]),
      inbox,
      shoebox,
      tray,
      templates,
      template,
      ...entityRoutes,
      ...peopleRoutes,
      ...settingsRoutes,
    ]),
    portalShell.addChildren([portal, portalLender, portalTasks]),
    anyShellRoutes,
    printEmail,
  ]),
]);
