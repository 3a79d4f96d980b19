// The built WebAssembly modules, loaded in Node without a bundler.

import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { at } from '../paths.mjs';
import { modules } from '../wasm.mjs';

let copies = 0;

/** A new instance of one of the WebAssembly modules: `{ rules, memory }`. */
export async function browserRules(module = 'rules') {
  const { folder } = modules.find(({ name }) => name === module);
  const path = (name) => at('rules-wasm', folder, name);
  if (!existsSync(path('rules_wasm_bg.wasm'))) throw new Error(`rules-wasm/${folder} is not built: run npm run wasm`);
  // The query makes Node load a separate instance with its own state.
  const rules = await import(`${pathToFileURL(path('rules_wasm_bg.js'))}?copy=${copies++}`);
  const imports = { './rules_wasm_bg.js': rules };
  const { instance } = await WebAssembly.instantiate(readFileSync(path('rules_wasm_bg.wasm')), imports);
  rules.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start?.();
  return { rules, memory: instance.exports.memory };
}
