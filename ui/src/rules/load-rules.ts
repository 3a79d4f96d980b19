import { ModuleLoadError } from '@/lib/page/module-load-error';
import type * as RulesModule from '@wasm/rules';

/** All exports of the module with the rules that take plain values. */
export type RuleExports = typeof RulesModule;

let loaded: RuleExports | undefined;
let loading: Promise<void> | undefined;

async function importRules(): Promise<void> {
  try {
    loaded = await import('@wasm/rules');
  } catch (error) {
    // The next call retries.
    loading = undefined;
    throw new ModuleLoadError(error);
  }
}

/** Loads and initializes the rules once; every route waits for them. Throws {@link ModuleLoadError}. */
export const loadRules = (): Promise<void> => (loading ??= importRules());

/** The loaded rules. */
export function rulesModule(): RuleExports {
  if (!loaded) throw new Error('The route has to await loadRules() first.');
  return loaded;
}
