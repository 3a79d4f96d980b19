import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import { templateSearch } from '@/address/search-params';
import { workspace } from './frame';

/** The company's needs-list templates. */
export const templates = createRoute({
  getParentRoute: () => workspace,
  path: paths.templates,
  component: lazyRouteComponent(() => import('@/features/templates/screens/templates-screen'), 'TemplatesScreen'),
});

/** The editor of one template. */
export const template = createRoute({
  getParentRoute: () => workspace,
  path: paths.template,
  validateSearch: templateSearch,
  component: lazyRouteComponent(() => import('../pages/template-page'), 'TemplatePage'),
});
