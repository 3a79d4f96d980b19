import { NotLoaded } from '@/lib/page/module-load-error';
import type * as RulesModule from '@wasm/rules';

/** All exports of the module with the rules that take plain values. */
export type Rules = typeof RulesModule;

let loaded: Rules | undefined;
let loading: Promise<void> | undefined;

async function load(): Promise<void> {
  try {
    loaded = await import('@wasm/rules');
  } catch (error) {
    // The next call retries.
    loading = undefined;
    throw new NotLoaded(error);
  }
}

/** Loads and initializes the rules once; every route waits for them. Throws {@link NotLoaded}. */
export const loadRules = (): Promise<void> => (loading ??= load());

/** The loaded rules. */
export function rulesModule(): Rules {
  if (!loaded) throw new Error('The route has to await loadRules() first.');
  return loaded;
}
