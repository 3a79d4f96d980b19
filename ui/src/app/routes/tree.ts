import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import { insidePath } from '@/address/query-string';
import {
  accessSearch,
  activitySearch,
  loansSearch,
  needsListSearch,
  overviewSearch,
  portalSearch,
  signInSearch,
  templateSearch,
} from '@/address/search-params';
import { entityRoutes } from './entities';
import { loan, portalShell, root, signedIn, loadCurrentUser, workspace } from './frame';
import { inbox, messages, printEmail } from './messages';
import { loanPackage, shoebox, trash, tray } from './documents';
import { anyShellRoutes, peopleRoutes } from './people';
import { settingsRoutes } from './settings';

/** The company's needs-list templates. */
const templates = createRoute({
  getParentRoute: () => workspace,
  path: paths.templates,
  component: lazyRouteComponent(() => import('@/features/templates/screens/templates-screen'), 'TemplatesScreen'),
});

/** The editor of one template. */
const template = createRoute({
  getParentRoute: () => workspace,
  path: paths.template,
  validateSearch: templateSearch,
  component: lazyRouteComponent(() => import('../pages/template-page'), 'TemplatePage'),
});

/** The activity of a loan, inside the loan's frame. */
const activity = createRoute({
  getParentRoute: () => loan,
  path: 'activity',
  validateSearch: activitySearch,
  component: lazyRouteComponent(() => import('../pages/records/activity-page'), 'ActivityPage'),
});

/** The access report of one person, inside the loan's frame. */
const access = createRoute({
  getParentRoute: () => loan,
  path: 'access/$userId',
  validateSearch: accessSearch,
  component: lazyRouteComponent(() => import('../pages/records/access-page'), 'AccessPage'),
});

const signIn = createRoute({
  getParentRoute: () => root,
  path: paths.signIn,
  validateSearch: signInSearch,
  beforeLoad: async ({ search }) => {
    if (await loadCurrentUser()) throw redirect({ href: insidePath(search.returnTo) ?? paths.home });
  },
  component: lazyRouteComponent(() => import('../pages/sign-in-page'), 'SignInPage'),
});

const secondStep = createRoute({
  getParentRoute: () => root,
  path: paths.secondStep,
  validateSearch: signInSearch,
  beforeLoad: async ({ search }) => {
    const user = await loadCurrentUser();
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
