import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import { ofLoanSearch } from '@/address/search-params';
import { RouteMissing } from './route-fallbacks';
import { ensureLoan, workspace } from './frame';

/** Loads the entity of an address; the code for it is loaded on demand. */
async function load(loanId: string, entityId: string, pathname: string) {
  const { loadEntity } = await import('../pages/load-entity');
  return loadEntity(loanId, entityId, pathname);
}

const shown = {
  notFoundComponent: RouteMissing,
  component: lazyRouteComponent(() => import('../pages/entity-pages'), 'EditEntityPage'),
};

const editAsset = createRoute({
  getParentRoute: () => workspace,
  path: paths.editAsset,
  loader: ({ params, location }) => load(params.loanId, params.assetId, location.pathname),
  ...shown,
});

const editCompany = createRoute({
  getParentRoute: () => workspace,
  path: paths.editCompany,
  loader: ({ params, location }) => load(params.loanId, params.companyId, location.pathname),
  ...shown,
});

const editPrincipal = createRoute({
  getParentRoute: () => workspace,
  path: paths.editPrincipal,
  loader: ({ params, location }) => load(params.loanId, params.personId, location.pathname),
  ...shown,
});

const editTrust = createRoute({
  getParentRoute: () => workspace,
  path: paths.editTrust,
  loader: ({ params, location }) => load(params.loanId, params.trustId, location.pathname),
  ...shown,
});

const newPrincipal = createRoute({
  getParentRoute: () => workspace,
  path: paths.newPrincipal,
  validateSearch: ofLoanSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { loanId } }) => {
    if (!loanId) throw notFound();
    await ensureLoan(loanId);
    return loanId;
  },
  notFoundComponent: RouteMissing,
  component: lazyRouteComponent(() => import('../pages/entity-pages'), 'NewPrincipalPage'),
});

/** The entity pages: one to edit each kind, and one to add a person. */
export const entityRoutes = [editAsset, editCompany, editPrincipal, editTrust, newPrincipal] as const;
