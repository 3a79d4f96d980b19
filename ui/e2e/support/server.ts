import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const repository = resolve(import.meta.dirname, '../../..');

/** The environment variable with the data folder of a filled demo office. */
export const officeVariable = 'LOANROOM_STORY_OFFICE';

/**
 * The real server with a separate data folder. It has the demo office: a copy of the filled one if there is one and the
 * server has no settings that could change how it is filled.
 */
export class LoanroomServer {
  /** Its URL, for example `http://localhost:40123`. */
  url = '';
  private child: ChildProcess | undefined;
  private printed = '';
  readonly data = mkdtempSync(join(tmpdir(), 'loanroom-story-'));

  constructor(private readonly settings: Record<string, string> = {}) {
    const office = process.env[officeVariable];
    if (office && Object.keys(settings).length === 0) cpSync(office, this.data, { recursive: true });
  }

  /** The code for setting up an empty server. */
  get setupCode(): string {
    return /with the code (\S+)/.exec(this.printed)?.[1] ?? '';
  }

  /** Starts the server and waits until it listens. A restart keeps its data and its address. */
  async start(): Promise<void> {
    const binary = process.env.LOANROOM_BINARY ?? join(repository, 'target/debug/loanroom');
    const port = this.url ? new URL(this.url).port : '0';
    const env = {
      ...process.env,
      LOANROOM_PORT: port,
      LOANROOM_DATA: this.data,
      LOANROOM_READ_TEXT: 'off',
      ...this.settings,
    };
    this.printed = '';
    const child = spawn(binary, { cwd: repository, env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.child = child;
    this.url = await new Promise<string>((listening, failed) => {
      const read = (chunk: Buffer) => {
        this.printed += chunk.toString();
        const address = /Listening on (http:\/\/\S+)/.exec(this.printed)?.[1];
        if (address) listening(address);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.on('error', failed);
      child.on('exit', (code) => failed(new Error(`The server ended with ${code}:\n${this.printed}`)));
    });
  }

  /** Returns all sent emails once there are `wanted`, with wrapped lines joined. */
  async mails(wanted: number): Promise<string[]> {
    const folder = join(this.data, 'mail');
    for (let tries = 0; tries < 100; tries += 1) {
      // The folder is created with the first email.
      const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
      if (names.length >= wanted)
        return names.map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('=\r\n', ''));
      await wait(100);
    }
    throw new Error(`Fewer than ${wanted} mails came`);
  }

  /** Asks the server to shut down, as an operator would, and waits for it. */
  async stop(): Promise<void> {
    const child = this.child;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await ended;
  }

  /** Stops the server and removes its data. */
  async dispose(): Promise<void> {
    await this.stop();
    this.removeData();
  }

  removeData(): void {
    rmSync(this.data, { recursive: true, force: true });
  }
}
