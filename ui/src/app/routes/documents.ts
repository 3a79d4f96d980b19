import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import { packageSearch, ofLoanSearch, traySearch } from '@/address/search-params';
import { loan, workspace } from './frame';

/** A loan's documents as a package to download. */
export const loanPackage = createRoute({
  getParentRoute: () => loan,
  path: 'package',
  validateSearch: packageSearch,
  component: lazyRouteComponent(() => import('../pages/documents/package-page'), 'PackagePage'),
});

/** A person's documents that aren't matched to a request. */
export const shoebox = createRoute({
  getParentRoute: () => workspace,
  path: paths.shoebox,
  validateSearch: ofLoanSearch,
  // The accepted file types.
  component: lazyRouteComponent(() => import('../pages/documents/shoebox-page'), 'ShoeboxPage'),
});

/** The files sent to the company without signing in. */
export const tray = createRoute({
  getParentRoute: () => workspace,
  path: paths.tray,
  validateSearch: traySearch,
  component: lazyRouteComponent(() => import('../pages/documents/tray-page'), 'TrayPage'),
});

/** A loan's deleted documents; borrowers and contacts see the ones they deleted. */
export const trash = createRoute({
  getParentRoute: () => loan,
  path: 'trash',
  staticData: { everybody: true },
  component: lazyRouteComponent(() => import('../pages/records/trash-page'), 'TrashPage'),
});
