import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { accessSearch } from '@/address/search-params';
import { loan } from './frame';

/** Who sees what, inside the frame of the loan. */
export const access = createRoute({
  getParentRoute: () => loan,
  path: 'access/$userId',
  validateSearch: accessSearch,
  component: lazyRouteComponent(() => import('../pages/looking/access-page'), 'AccessPage'),
});
