import { type AddressInfo, type Server, createServer } from 'node:net';
import { expect, expectAccessible, phone, test as base } from '../support/story';
import { type StoryFile, pdf } from '../support/files';
import { LoanroomServer } from '../support/server';
import { alvarez, openLoan } from '../support/steps';

/** A scanner with the clamd protocol that detects the test file, unless its signatures were fixed. */
class Scanner {
  mended = false;
  private readonly server: Server = createServer((socket) => {
    const parts: Buffer[] = [];
    socket.on('error', () => socket.destroy());
    socket.on('data', (part) => {
      parts.push(Buffer.from(part));
      const sent = Buffer.concat(parts);
      if (!sent.subarray(-4).equals(Buffer.alloc(4))) return;
      const found = !this.mended && sent.includes('EICAR-STANDARD-ANTIVIRUS');
      socket.end(found ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
    });
  });

  async start(): Promise<string> {
    await new Promise<void>((listening) => this.server.listen(0, '127.0.0.1', listening));
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- it listens on a port
    return `tcp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.close();
  }
}

const test = base.extend<{ scanner: Scanner }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
  scanner: async ({}, use) => {
    const scanner = new Scanner();
    await use(scanner);
    scanner.stop();
  },
  server: async ({ scanner }, use) => {
    const server = new LoanroomServer({ CLAMD_URL: await scanner.start() });
    await server.start();
    await use(server);
    await server.dispose();
  },
});

// Split, so that virus scanners on development machines don't detect it here.
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STAND', 'ARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const bad: StoryFile = { name: 'Statement.txt', mimeType: 'text/plain', buffer: Buffer.from(eicar) };

test('malware is quarantined, both sides are notified, and a false alarm is released', async ({
  blankPageFor,
  signedIn,
  scanner,
}) => {
  test.slow();
  const lucia = await signedIn('lucia', phone);
  const send = async (file: StoryFile) => {
    const [opened] = await Promise.all([
      lucia.waitForEvent('filechooser'),
      lucia.getByRole('button', { name: 'Upload files' }).click(),
    ]);
    await opened.setFiles(file);
  };
  await send(pdf('Insurance.pdf', 'Homeowners premium'));
  const good = lucia.getByRole('listitem').filter({ has: lucia.getByRole('link', { name: 'Preview Insurance.pdf' }) });
  await expect(good).toBeVisible();
  await expect(good).not.toContainText('viruses', { timeout: 30_000 });
  await send(bad);
  const line = lucia.getByRole('listitem').filter({ has: lucia.getByRole('link', { name: 'Preview Statement.txt' }) });
  await expect(line).toContainText('This file couldn’t be accepted because it contains malware.', { timeout: 30_000 });
  await lucia.screenshot({ path: test.info().outputPath('sender.png') });
  await lucia.getByRole('link', { name: 'Preview Statement.txt' }).click();
  const seen = lucia.getByRole('dialog', { name: /Statement\.txt/ });
  await expect(seen.getByText('Locked away')).toBeVisible();
  await expect(seen.getByRole('button', { name: 'Check again' })).toHaveCount(0);
  const address = new URL(lucia.url());

  const dana = await blankPageFor('dana');
  await openLoan(dana, alvarez);
  await dana.getByRole('button', { name: /^Notifications/ }).click();
  await expect(dana.getByText('sent a file with malware')).toBeVisible();
  await expect(dana.getByText('Statement.txt: Eicar-Test-Signature')).toBeVisible();
  await dana.keyboard.press('Escape');
  const here = new URL(dana.url());
  here.searchParams.set('documentPreviewId', address.searchParams.get('documentPreviewId') ?? '');
  await dana.goto(here.href);
  const preview = dana.getByRole('dialog', { name: /Statement\.txt/ });
  await expect(preview.getByText('Malware found: Eicar-Test-Signature.')).toBeVisible();
  await expectAccessible(dana);
  await dana.screenshot({ path: test.info().outputPath('lender.png') });

  scanner.mended = true;
  await preview.getByRole('button', { name: 'Check again' }).click();
  await expect(preview.getByText('EICAR-STANDARD', { exact: false })).toBeVisible({ timeout: 30_000 });
  // Live for the sender too.
  await expect(seen.getByText('Locked away')).toHaveCount(0, { timeout: 30_000 });
  await seen.getByRole('button', { name: 'Close preview' }).click();
  await expect(line).not.toContainText('malware');
});

test('a lead lender deletes the file immediately', async ({ blankPageFor, signedIn }) => {
  test.slow();
  const lucia = await signedIn('lucia', phone);
  const [opened] = await Promise.all([
    lucia.waitForEvent('filechooser'),
    lucia.getByRole('button', { name: 'Upload files' }).click(),
  ]);
  await opened.setFiles(bad);
  await expect(lucia.getByText('This file couldn’t be accepted')).toBeVisible({ timeout: 30_000 });
  await lucia.getByRole('link', { name: 'Preview Statement.txt' }).click();
  await expect(lucia.getByRole('dialog', { name: /Statement\.txt/ })).toBeVisible();
  const id = new URL(lucia.url()).searchParams.get('documentPreviewId') ?? '';

  const dana = await blankPageFor('dana');
  await openLoan(dana, alvarez);
  const here = new URL(dana.url());
  here.searchParams.set('documentPreviewId', id);
  await dana.goto(here.href);
  const preview = dana.getByRole('dialog', { name: /Statement\.txt/ });
  await preview.getByRole('button', { name: 'Delete the file now' }).click();
  await dana.getByRole('alertdialog').getByRole('button', { name: 'Delete the file' }).click();
  await expect(preview.getByText('The file was deleted. Request another one.')).toBeVisible();
  await expect(preview.getByRole('button', { name: 'Delete the file now' })).toHaveCount(0);
});
