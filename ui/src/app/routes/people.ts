import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import { contactsSearch, keyContactSearch, newContactSearch, ofLoanSearch } from '@/address/search-params';
import { RouteMissing } from './route-fallbacks';
import { ensureLoan, signedIn, workspace } from './frame';

/** Loads the loan named in the search parameters; without one the page doesn't exist. */
async function loanOfSearch(loanId: string | undefined): Promise<void> {
  if (!loanId) throw notFound();
  await ensureLoan(loanId);
}

const contacts = createRoute({
  getParentRoute: () => workspace,
  path: paths.contacts,
  validateSearch: contactsSearch,
  component: lazyRouteComponent(() => import('@/features/contacts/screens/contacts-screen'), 'ContactsScreen'),
});

const newLenderRole = createRoute({
  getParentRoute: () => workspace,
  path: paths.newLenderRole,
  validateSearch: ofLoanSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loanOfSearch(deps.loanId),
  notFoundComponent: RouteMissing,
  component: lazyRouteComponent(() => import('../pages/people/lender-role-page'), 'LenderRolePage'),
});

/** Screens for all members of a loan, each in the frame of their role group. */
const anyShell = createRoute({
  getParentRoute: () => signedIn,
  id: 'any-shell',
  component: lazyRouteComponent(() => import('../shell/frames'), 'RoleShell'),
});

const keyContactNew = createRoute({
  getParentRoute: () => anyShell,
  path: paths.keyContactNew,
  validateSearch: newContactSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loanOfSearch(deps.loanId),
  notFoundComponent: RouteMissing,
  component: lazyRouteComponent(() => import('../pages/people/key-contact-pages'), 'KeyContactNewPage'),
});

const keyContactEdit = createRoute({
  getParentRoute: () => anyShell,
  path: paths.keyContactEdit,
  validateSearch: keyContactSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loanOfSearch(deps.loanId),
  notFoundComponent: RouteMissing,
  component: lazyRouteComponent(() => import('../pages/people/key-contact-pages'), 'KeyContactEditPage'),
});

/** The application for a loan. */
const applyNow = createRoute({
  getParentRoute: () => anyShell,
  path: paths.applyNow,
  loader: async ({ params }) => {
    await ensureLoan(params.loanId);
  },
  notFoundComponent: RouteMissing,
  component: lazyRouteComponent(() => import('../pages/application-page'), 'ApplicationPage'),
});

/** Screens about people that only lenders have. */
export const peopleRoutes = [contacts, newLenderRole] as const;

/** The routes of screens for all members of a loan. */
export const anyShellRoutes = anyShell.addChildren([keyContactNew, keyContactEdit, applyNow]);
