// The two builds that the product is served from.

import { step } from './run.mjs';
import { whenChanged } from './fresh.mjs';

/** The server, in the profile that the tests use too. */
export const buildServer = () => step('Build the server', 'cargo', ['build', '-p', 'server', '--bin', 'loanroom']);

const inputs = ['package-lock.json', 'ui', 'rules-wasm/pkg/.stamp', 'rules-wasm/pkg-documents/.stamp'];

/** The user interface, from ui/ and the browser's rules. */
export const buildUi = () =>
  whenChanged('ui/dist/.stamp', inputs, () => step('Build the user interface', 'npm', ['run', 'build', '-w', 'ui']));
