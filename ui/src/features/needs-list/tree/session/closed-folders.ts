import type { TreeRow } from '@/rules/rule';

/** The folders that a person has collapsed on a loan, stored in this browser. */
export class ClosedFolders {
  readonly #key: string;
  readonly #ids: Set<string>;

  constructor(userId: string, loanId: string) {
    this.#key = `loanroom.closed-folders.${userId}.${loanId}`;
    this.#ids = new Set(readIds(this.#key));
  }

  get ids(): readonly string[] {
    return [...this.#ids];
  }

  /** Stores whether these folder rows are collapsed. */
  note(rows: readonly TreeRow[]): void {
    let changed = false;
    for (const { id, expanded } of rows) {
      if (expanded === false && !this.#ids.has(id)) changed = Boolean(this.#ids.add(id));
      if (expanded === true && this.#ids.delete(id)) changed = true;
    }
    if (changed) writeIds(this.#key, this.ids);
  }
}

function readIds(key: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    // Storage is disabled or corrupt: every folder starts expanded.
    return [];
  }
}

function writeIds(key: string, ids: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(ids));
  } catch {
    // If storage is full or forbidden, only the collapsed state is lost.
  }
}
