import { RouteMissing } from './route-error';

/** An address that leads nowhere. */
export function RouteNotFound() {
  return (
    <main>
      <RouteMissing />
    </main>
  );
}
