import { loadRules } from '@/rules/load';
import { router } from './router';
import { askWhoIsHere } from './routes/frame';

interface Preloadable {
  preload: () => Promise<unknown>;
}

const isPreloadable = (component: unknown): component is Preloadable =>
  typeof component === 'function' && 'preload' in component;

/**
 * Asks for everything the first screen is sure to need at once, instead of one after the other: the rules, who is
 * signed in, and the parts of the screens on the way to this address. Whoever waits for one of them handles failures.
 */
export function takeHeadStart(): void {
  const quietly = (work: Promise<unknown> | undefined) => void work?.catch(() => undefined);
  quietly(loadRules());
  quietly(askWhoIsHere());
  const routes: Record<string, { options: { component?: unknown } }> = router.routesById;
  for (const { routeId } of router.matchRoutes(router.latestLocation)) {
    const component = routes[routeId]?.options.component;
    if (isPreloadable(component)) quietly(component.preload());
  }
}
