import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';

export const MB = 1024 * 1024;

/** A large text file on disk without repeating parts. */
export function largeFile(name: string, bytes: number): { path: string; hash: string } {
  const content = Buffer.alloc(bytes);
  for (let line = 0; line * 16 < bytes; line++) content.write(`line ${String(line).padStart(10, '0')}\n`, line * 16);
  const path = join(mkdtempSync(join(tmpdir(), 'loanroom-story-')), name);
  writeFileSync(path, content);
  return { path, hash: createHash('sha256').update(content).digest('hex') };
}

/** Breaks the connection for the part that begins after `bytes`, until it is restored. */
export async function cutConnectionAfter(
  page: Page,
  bytes: number,
): Promise<{ restore: () => Promise<void>; parts: number[] }> {
  const parts: number[] = [];
  await page.route('**/v1/documents/uploads/*/content', async (route) => {
    const from = Number(/bytes (\d+)-/.exec(route.request().headers()['content-range'] ?? '')?.[1] ?? 0);
    if (from >= bytes) return route.abort('connectionreset');
    parts.push(from);
    return route.continue();
  });
  return { parts, restore: () => page.unroute('**/v1/documents/uploads/*/content') };
}

/** Presses *Try again*, unless the upload has already resumed by itself, as it does on a slow machine. */
export async function tryAgain(where: Page | Locator): Promise<void> {
  const again = where.getByRole('button', { name: 'Try again', exact: true }).first();
  await again.click({ timeout: 10_000 }).catch(() => expect(again).toBeHidden());
}
