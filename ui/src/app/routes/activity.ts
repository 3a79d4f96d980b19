import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { activitySearch } from '@/address/search-params';
import { loan } from './frame';

/** What happened on a loan, inside its frame. */
export const activity = createRoute({
  getParentRoute: () => loan,
  path: 'activity',
  validateSearch: activitySearch,
  component: lazyRouteComponent(() => import('../pages/looking/activity-page'), 'ActivityPage'),
});
