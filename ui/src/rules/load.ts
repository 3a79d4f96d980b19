import { NotLoaded } from '@/lib/page/not-loaded';
import type * as Core from '@rules/core';
import type * as Messaging from '@rules/messaging';
import type * as Identity from '@rules/identity';
import type * as People from '@rules/people';
import type * as Portal from '@rules/portal';

/** The modules of rules that run in the page. */
interface Modules {
  core: typeof Core;
  portal: typeof Portal;
  people: typeof People;
  identity: typeof Identity;
  messaging: typeof Messaging;
}

export type ModuleName = keyof Modules;

/** What all modules export, as if they were one. */
export interface Rules extends CoreExports, PortalExports, PeopleExports, IdentityExports, MessagingExports {}
type CoreExports = typeof Core;
type PortalExports = typeof Portal;
type PeopleExports = typeof People;
type IdentityExports = typeof Identity;
type MessagingExports = typeof Messaging;

const fetchers: { [M in ModuleName]: () => Promise<Modules[M]> } = {
  core: () => import('@rules/core'),
  portal: () => import('@rules/portal'),
  people: () => import('@rules/people'),
  identity: () => import('@rules/identity'),
  messaging: () => import('@rules/messaging'),
};

/** So long a failure stands; asked again later, a script that hadn't come may come. */
const failedMs = 1_000;

const loading = new Map<ModuleName, Promise<void>>();
const loaded: Partial<Modules> = {};

async function load<M extends ModuleName>(name: M): Promise<void> {
  try {
    loaded[name] = await fetchers[name]();
  } catch (error) {
    // Who waits for it while drawing has to find that it failed, and would else ask again and again without a word.
    setTimeout(() => loading.delete(name), failedMs);
    throw new NotLoaded(error);
  }
}

/**
 * Fetches and starts a module of rules; every later call waits for the same load. All routes wait for the core; one
 * whose screen asks rules of another module waits for that too. Each rule says in its doc comment, in
 * shared-rules/src, in which module it is. Throws {@link NotLoaded}.
 */
export function loadRules(name: ModuleName = 'core'): Promise<void> {
  const begun = loading.get(name) ?? load(name);
  loading.set(name, begun);
  return begun;
}

/** Whether a module is loaded, for what has to be decided during an event. */
export const areRulesLoaded = (name: ModuleName): boolean => loaded[name] !== undefined;

/** A loaded module, for the classes that it exports. */
export function rulesModule<M extends ModuleName>(name: M): Modules[M] {
  const module: Modules[M] | undefined = loaded[name];
  if (!module) throw new Error(`The route has to await loadRules('${name}') first.`);
  return module;
}

/** The core module, which every route has waited for. */
export const coreModule = (): Modules['core'] => rulesModule('core');

/** Whichever loaded module has the rule of that name. */
export function rulesFor<Calls>(name: keyof Calls & string): Calls {
  const has = (module: object): module is Calls & object => name in module;
  for (const module of Object.values(loaded)) if (has(module)) return module;
  throw new Error(`No loaded module has the rule ${name}: the route has to await loadRules() of the module it is in.`);
}
