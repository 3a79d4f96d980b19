// npm run gen: generates files from the server's OpenAPI document and from the rules. With --check it only compares.

import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { at } from './paths.mjs';
import { print, exitWithError } from './console.mjs';
import { buildServer } from './build.mjs';
import { outputOf, runStep } from './run.mjs';
import { needRustAndNode, serverBinary } from './toolchain.mjs';

const file = 'ui/src/api/schema.d.ts';
const banner = '// Generated from the server\'s OpenAPI document by `npm run gen`. Do not edit.\n\n';

/** The TypeScript types of the server's API. */
export async function generateApiTypes() {
  // Loaded here because a fresh clone has no packages until the scripts have installed them.
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  const contract = outputOf(serverBinary(), 'openapi');
  if (!contract) throw new Error('The server did not print its OpenAPI document');
  return banner + astToString(await openapiTS(JSON.parse(contract)));
}

/** Whether the committed types match the server. */
export const areApiTypesCurrent = async () => readFileSync(at(file), 'utf8') === (await generateApiTypes());

/** Facts about the values of the rules' enums. The test in `cargo test` that compares the file also writes it. */
const factsFile = 'ui/src/rules/facts.ts';
const writeFacts = () =>
  runStep('The facts of the rules', 'cargo', ['test', '-q', '-p', 'shared-rules', '--test', 'facts'], { env: { WRITE_FACTS: '1' } });

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  needRustAndNode();
  await buildServer();
  if (process.argv.includes('--check')) {
    if (!(await areApiTypesCurrent())) exitWithError(`${file} doesn't match the server's OpenAPI document: run npm run gen.`);
    print(`${file} is current.`);
  } else {
    writeFileSync(at(file), await generateApiTypes());
    await writeFacts();
    print(`Wrote ${file} and ${factsFile}.`);
  }
}
