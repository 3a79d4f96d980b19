import { ResidentTree } from '@/rules/needs-list-tree';
import type { MovePlan, NeedsListView, RequestFilter, TreeAction, TreeFrame, TreeMove, TreeRow } from '@/rules/rule';

/** Rows fetched beyond those in view, so that slow scrolling rarely needs a call. */
const MARGIN = 20;
const FIRST_WINDOW = 60;
/** The maximum number of rows per call. */
const WINDOW_LIMIT = 500;

/** The search text and filters of a list; empty shows all. */
export interface TreeFilter {
  query: string;
  filters: readonly RequestFilter[];
}

export const noFilter: TreeFilter = { query: '', filters: [] };

/**
 * One needs list held in the rules module. The list crosses the WebAssembly boundary once; after that each call
 * performs one action and returns the rows in view, whatever the size of the list.
 */
export class TreeSession {
  readonly #tree = new ResidentTree();
  readonly #listeners = new Set<() => void>();
  #view: NeedsListView | undefined;
  #sought = noFilter;
  readonly #closed: readonly string[];
  #frame: TreeFrame | undefined;
  #version = 0;

  /** `closed` names the folders that start collapsed; others start expanded. */
  constructor(closed: readonly string[]) {
    this.#closed = closed;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Incremented by every change of the tree. */
  readonly version = (): number => this.#version;

  /** Updates the list, the toggle and the search; unchanged parts are skipped. */
  update(view: NeedsListView, sought: TreeFilter): TreeFrame {
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

  /** Performs an action and notifies listeners; returns the row that it leads to, if any. */
  act(action: TreeAction): number | null {
    const frame = this.#do(action);
    // Revealing an element clears the search; the next update searches again.
    if (action.kind === 'REVEAL') this.#sought = noFilter;
    this.#version += 1;
    for (const listener of this.#listeners) listener();
    return frame.focus ?? null;
  }

  /** Returns the outcome of a move without making it. */
  planMove(move: TreeMove): MovePlan {
    return this.#tree.planMove(move);
  }

  /** The rows fetched last. */
  get inView(): readonly TreeRow[] {
    return this.#frame?.rows ?? [];
  }

  /** Returns rows `first` to `last` and some around them, fetched only if they aren't loaded. */
  rows(first: number, last: number): { start: number; rows: readonly TreeRow[] } {
    const { start = 0, rows = [], rowCount = 0 } = this.#frame ?? {};
    const here = first >= start && Math.min(last, rowCount - 1) < start + rows.length;
    if (!here) {
      const from = Math.max(0, first - MARGIN);
      this.#frame = this.#tree.step({ start: from, count: last - from + 1 + MARGIN });
    }
    return { start: this.#frame?.start ?? 0, rows: this.#frame?.rows ?? [] };
  }

  /** Returns the elements of the rows between two, both included, in either order. */
  idsBetween(one: number, other: number): string[] {
    const [first, last] = one < other ? [one, other] : [other, one];
    const ids: string[] = [];
    for (let start = first; start <= last; start += WINDOW_LIMIT) {
      const count = Math.min(WINDOW_LIMIT, last - start + 1);
      ids.push(...this.#tree.step({ start, count }).rows.map(({ id }) => id));
    }
    return ids;
  }

  /** Returns the row of an element; `null` if it isn't visible. */
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
