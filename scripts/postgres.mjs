// A temporary PostgreSQL server for the tests, with its own data folder and a free port.
//
// npm run test:postgres runs all tests of the server on it; words after `--` are filters of cargo test.

import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { exitWithError as stopWith } from './console.mjs';
import { outputOf, captureOutput, environment } from './run.mjs';
import { needRustAndNode, postgresPrograms } from './toolchain.mjs';

/** A port that nothing listens on. */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** PostgreSQL refuses to run as root, so root runs its programs as the account of its package. */
const asOwner = (program, args) =>
  process.getuid?.() === 0 ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, args];

/** Starts a server; returns `{ url, stop }`, or null if PostgreSQL can't be installed. */
export async function startPostgres() {
  const programs = await postgresPrograms();
  if (!programs) return null;
  const data = mkdtempSync(join(tmpdir(), 'loanroom-postgres-'));
  chmodSync(data, 0o700);
  if (process.getuid?.() === 0) chownSync(data, Number(outputOf('id', '-u', 'postgres')), Number(outputOf('id', '-g', 'postgres')));
  const run = (program, ...args) => captureOutput(...asOwner(join(programs, program), args), { cwd: data });
  const port = await freePort();
  const stop = async () => {
    await run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
    rmSync(data, { recursive: true, force: true });
  };
  const made = await run('initdb', '-D', data, '-U', 'loanroom', '-A', 'trust', '--no-sync');
  const options = `-p ${port} -k ${data} -h 127.0.0.1 -c fsync=off -c max_connections=300`;
  const started = made.code === 0 && (await run('pg_ctl', '-D', data, '-w', '-o', options, '-l', join(data, 'log'), 'start'));
  if (!started || started.code !== 0) {
    await stop();
    return null;
  }
  return { url: `postgres://loanroom@127.0.0.1:${port}/postgres`, stop };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  needRustAndNode();
  const postgres = await startPostgres();
  if (!postgres) stopWith('These tests need PostgreSQL: install it and run this again.');
  const args = ['test', '-p', 'server', '-p', 'sea-migrations', '--no-fail-fast', '--', ...process.argv.slice(2)];
  const { status } = spawnSync('cargo', args, { env: environment({ TEST_DATABASE_URL: postgres.url }), stdio: 'inherit' });
  await postgres.stop();
  process.exit(status ?? 1);
}
