import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { accessSearch } from '@/address/search-params';
import { loadRules } from '@/rules/load';
import { loan } from './frame';

/** Who sees what, inside the frame of the loan. */
export const access = createRoute({
  getParentRoute: () => loan,
  path: 'access/$userId',
  validateSearch: accessSearch,
  loader: () => loadRules('people'),
  component: lazyRouteComponent(() => import('../pages/looking/access-page'), 'AccessPage'),
});
