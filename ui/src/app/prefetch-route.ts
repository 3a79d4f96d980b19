import { loadRules } from '@/rules/load-rules';
import { router } from './router';
import { prefetchCurrentUser } from './routes/frame';

interface PreloadableComponent {
  preload: () => Promise<unknown>;
}

const isPreloadable = (component: unknown): component is PreloadableComponent =>
  typeof component === 'function' && 'preload' in component;

/**
 * Starts loading everything the first screen needs in parallel: the rules, the signed-in user, and the route's code.
 * Their consumers handle failures.
 */
export function prefetchInitialRoute(): void {
  const quietly = (work: Promise<unknown> | undefined) => void work?.catch(() => undefined);
  quietly(loadRules());
  quietly(prefetchCurrentUser());
  const routes: Record<string, { options: { component?: unknown } }> = router.routesById;
  for (const { routeId } of router.matchRoutes(router.latestLocation)) {
    const component = routes[routeId]?.options.component;
    if (isPreloadable(component)) quietly(component.preload());
  }
}
