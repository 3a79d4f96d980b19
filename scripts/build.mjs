// The two builds that the product is served from.

import { step } from './run.mjs';
import { whenChanged } from './fresh.mjs';
import { modules } from './wasm.mjs';

/** The server, in the profile that the tests use too. */
export const buildServer = () => step('Build the server', 'cargo', ['build', '-p', 'server', '--bin', 'loanroom']);

/**
 * The server beside the tests: what they need besides makes Cargo compile many packages with more in them, and so that is
 * done once.
 */
export const buildServerAndTests = () => step('Build the server and its tests', 'cargo', ['build', '--bins', '--tests']);

/** The server as it is put to work: slow to build, and fast. */
export const buildFastServer = () =>
  step('Build the server for speed', 'cargo', ['build', '--release', '-p', 'server', '--bin', 'loanroom']);

const inputs = ['package-lock.json', 'ui', ...modules.map(({ folder }) => `rules-wasm/${folder}/.stamp`)];

/** The user interface, from ui/ and the browser's rules. */
export const buildUi = () =>
  whenChanged('ui/dist/.stamp', inputs, () => step('Build the user interface', 'npm', ['run', 'build', '-w', 'ui']));
