import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import { packageSearch, ofLoanSearch, traySearch } from '@/address/search-params';
import { loan, workspace } from './frame';

/** A loan's documents, ready to take along. */
export const loanPackage = createRoute({
  getParentRoute: () => loan,
  path: 'package',
  validateSearch: packageSearch,
  component: lazyRouteComponent(() => import('../pages/papers/package-page'), 'PackagePage'),
});

/** A person's documents that answer nothing yet. */
export const shoebox = createRoute({
  getParentRoute: () => workspace,
  path: paths.shoebox,
  validateSearch: ofLoanSearch,
  // Which files are taken.
  component: lazyRouteComponent(() => import('../pages/papers/shoebox-page'), 'ShoeboxPage'),
});

/** What was handed in to the company without signing in. */
export const tray = createRoute({
  getParentRoute: () => workspace,
  path: paths.tray,
  validateSearch: traySearch,
  component: lazyRouteComponent(() => import('../pages/papers/tray-page'), 'TrayPage'),
});

/** A loan's deleted documents; borrowers and contacts have what they deleted themselves. */
export const trash = createRoute({
  getParentRoute: () => loan,
  path: 'trash',
  staticData: { everybody: true },
  component: lazyRouteComponent(() => import('../pages/looking/trash-page'), 'TrashPage'),
});
