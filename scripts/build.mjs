// The builds of the server and the user interface.

import { runStep } from './run.mjs';
import { buildIfChanged } from './build-cache.mjs';
import { modules } from './wasm.mjs';

/** The server, in the profile that the tests use too. */
export const buildServer = () => runStep('Build the server', 'cargo', ['build', '-p', 'server', '--bin', 'loanroom']);

/**
 * The server together with the tests. The tests enable more features of many packages, so a joint build compiles these
 * packages once.
 */
export const buildServerAndTests = () => runStep('Build the server and its tests', 'cargo', ['build', '--bins', '--tests']);

/** The release build of the server: slow to build, fast to run. */
export const buildFastServer = () =>
  runStep('Build the server for speed', 'cargo', ['build', '--release', '-p', 'server', '--bin', 'loanroom']);

const inputs = ['package-lock.json', 'ui', ...modules.map(({ folder }) => `rules-wasm/${folder}/.stamp`)];

/** The user interface, from ui/ and the WebAssembly modules. */
export const buildUi = () =>
  buildIfChanged('ui/dist/.stamp', inputs, () => runStep('Build the user interface', 'npm', ['run', 'build', '-w', 'ui']));
