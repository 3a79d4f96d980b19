import type * as Core from '@rules/core';

export type CoreModule = typeof Core;

let core: CoreModule | undefined;
let loading: Promise<void> | undefined;

/** Fetches and starts the core rules; every later call waits for the same load. A failed load can be tried again. */
export function loadRules(): Promise<void> {
  loading ??= import('@rules/core').then(
    (module) => {
      core = module;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** The loaded rules. Routes wait for {@link loadRules}, so anything they render may call this at once. */
export function coreModule(): CoreModule {
  if (!core) throw new Error('The rules are not loaded yet: await loadRules() first.');
  return core;
}
