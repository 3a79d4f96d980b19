// npm run gen: writes what is generated from the server's contract and from the rules. With --check it only compares.

import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { at } from './paths.mjs';
import { say, stop } from './console.mjs';
import { buildServer } from './build.mjs';
import { ask, step } from './run.mjs';
import { needRustAndNode, serverBinary } from './toolchain.mjs';

const file = 'ui/src/api/schema.d.ts';
const banner = '// Generated from the server\'s OpenAPI document by `npm run gen`. Do not edit.\n\n';

/** The TypeScript types of the server's API. */
export async function apiTypes() {
  // Loaded here because a fresh clone has no packages until the scripts have installed them.
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  const contract = ask(serverBinary(), 'openapi');
  if (!contract) throw new Error('The server did not print its OpenAPI document');
  return banner + astToString(await openapiTS(JSON.parse(contract)));
}

/** Whether the committed types are those of the server. */
export const apiTypesAreCurrent = async () => readFileSync(at(file), 'utf8') === (await apiTypes());

/** What is fixed about the values of the rules' enums; the test that compares them in `cargo test` writes them too. */
const factsFile = 'ui/src/rules/facts.ts';
const writeFacts = () =>
  step('The facts of the rules', 'cargo', ['test', '-q', '-p', 'shared-rules', '--test', 'facts'], { env: { WRITE_FACTS: '1' } });

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  needRustAndNode();
  await buildServer();
  if (process.argv.includes('--check')) {
    if (!(await apiTypesAreCurrent())) stop(`${file} is not what the server's contract says: run npm run gen.`);
    say(`${file} is current.`);
  } else {
    writeFileSync(at(file), await apiTypes());
    await writeFacts();
    say(`Wrote ${file} and ${factsFile}.`);
  }
}
