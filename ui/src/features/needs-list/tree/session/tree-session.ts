import { ResidentTree } from '@/rules/needs-list-tree';
import type { MovePlan, NeedsListView, RequestFilter, TreeAction, TreeFrame, TreeMove, TreeRow } from '@/rules/rule';

/** Rows fetched beyond those in view, so that a slow scroll needs a call only now and then. */
const MARGIN = 20;
const FIRST_WINDOW = 60;
/** The most rows that one call brings. */
const WINDOW_LIMIT = 500;

/** What is looked for in a list: words, and filters; nothing shows all. */
export interface Sought {
  query: string;
  filters: readonly RequestFilter[];
}

export const everything: Sought = { query: '', filters: [] };

/**
 * One needs list kept ready in the rules module. The list crosses the boundary once; after that a call does one
 * thing and brings the rows in view, whatever the size of the list.
 */
export class TreeSession {
  readonly #tree = new ResidentTree();
  readonly #listeners = new Set<() => void>();
  #view: NeedsListView | undefined;
  #sought = everything;
  readonly #closed: readonly string[];
  #frame: TreeFrame | undefined;
  #version = 0;

  /** `closed` names the folders that start closed; the others start open. */
  constructor(closed: readonly string[]) {
    this.#closed = closed;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Grows with everything that happens to the tree. */
  readonly version = (): number => this.#version;

  /** Brings the list, the toggle and what is looked for up to date; does nothing for what already is. */
  update(view: NeedsListView, sought: Sought): TreeFrame {
    const first = !this.#frame;
    if (!this.#frame || this.#isOther(view)) {
      this.#frame = this.#tree.load(view, this.#window());
    }
    if (first) this.#closed.forEach((id) => this.#do({ kind: 'TOGGLE', id }));
    if (!first && this.#view?.showHidden !== view.showHidden)
      this.#do({ kind: 'SHOW_HIDDEN', on: view.showHidden ?? false });
    if (sought.query !== this.#sought.query) this.#do({ kind: 'SEARCH', query: sought.query });
    if (sought.filters.join() !== this.#sought.filters.join())
      this.#do({ kind: 'FILTER', filters: [...sought.filters] });
    this.#view = view;
    this.#sought = sought;
    return this.#frame;
  }

  #isOther({ elements, loanStatus, viewer, viewerId, today }: NeedsListView): boolean {
    const now = this.#view;
    return (
      elements !== now?.elements ||
      loanStatus !== now.loanStatus ||
      viewer !== now.viewer ||
      viewerId !== now.viewerId ||
      today !== now.today
    );
  }

  /** Does one thing and tells everyone; answers with the row that it leads to, if any. */
  act(action: TreeAction): number | null {
    const frame = this.#do(action);
    // Going to an element shows it even when it isn't what is looked for: the next update looks again.
    if (action.kind === 'REVEAL') this.#sought = everything;
    this.#version += 1;
    for (const listener of this.#listeners) listener();
    return frame.focus ?? null;
  }

  /** What moving these there would mean; moves nothing. */
  planMove(move: TreeMove): MovePlan {
    return this.#tree.planMove(move);
  }

  /** The rows fetched last. */
  get inView(): readonly TreeRow[] {
    return this.#frame?.rows ?? [];
  }

  /** Rows `first` to `last` and some around them; a call only when they aren't here yet. */
  rows(first: number, last: number): { start: number; rows: readonly TreeRow[] } {
    const { start = 0, rows = [], rowCount = 0 } = this.#frame ?? {};
    const here = first >= start && Math.min(last, rowCount - 1) < start + rows.length;
    if (!here) {
      const from = Math.max(0, first - MARGIN);
      this.#frame = this.#tree.step({ start: from, count: last - from + 1 + MARGIN });
    }
    return { start: this.#frame?.start ?? 0, rows: this.#frame?.rows ?? [] };
  }

  /** The elements of the rows from one to the other, both included, whichever comes first. */
  idsBetween(one: number, other: number): string[] {
    const [first, last] = one < other ? [one, other] : [other, one];
    const ids: string[] = [];
    for (let start = first; start <= last; start += WINDOW_LIMIT) {
      const count = Math.min(WINDOW_LIMIT, last - start + 1);
      ids.push(...this.#tree.step({ start, count }).rows.map(({ id }) => id));
    }
    return ids;
  }

  /** The row in which an element shows now, if it does. */
  shownAt(id: string): number | null {
    return this.#tree.shownAt(id);
  }

  #do(action: TreeAction): TreeFrame {
    this.#frame = this.#tree.step({ action, ...this.#window() });
    return this.#frame;
  }

  #window() {
    return { start: this.#frame?.start ?? 0, count: Math.max(FIRST_WINDOW, this.#frame?.rows.length ?? 0) };
  }
}
