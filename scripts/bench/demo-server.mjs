// A server to benchmark.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from '../paths.mjs';
import { serverBinary } from '../toolchain.mjs';

/** Starts the demo office on a free port, with a separate data folder. */
export async function demoServer(profile = 'debug') {
  const folder = mkdtempSync(join(tmpdir(), 'loanroom-bench-'));
  const env = {
    ...process.env,
    LOANROOM_PORT: '0',
    LOANROOM_DATA: join(folder, 'data'),
    LOANROOM_LOG: 'error',
    LOANROOM_UI: at('ui/dist'),
    LOANROOM_REQUESTS_PER_MINUTE: '1000000',
  };
  delete env.DATABASE_URL;
  const child = spawn(serverBinary(profile), {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const found = said.match(/Listening on (\S+)/);
      if (found) resolve(found[1].replace('localhost', '127.0.0.1'));
    });
    child.on('exit', () => reject(new Error('the server ended before it listened')));
  });
  return {
    child,
    address,
    database: join(folder, 'data', 'loanroom.sqlite'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
