import { coreModule } from '@/rules/load';
import { MalformedInput, isMalformed } from '@/rules/malformed';
import type { NeedsListTree, NeedsListView, TreeAction, TreeFrame, TreeRow } from '@/rules/rule';

/** Rows fetched beyond those in view, so that a slow scroll needs a call only now and then. */
const MARGIN = 20;
const FIRST_WINDOW = 60;

/**
 * One needs list kept ready in the rules module. The list crosses the boundary once; after that a call does one
 * thing and brings the rows in view, whatever the size of the list.
 */
export class TreeSession {
  readonly #tree: NeedsListTree = new (coreModule().NeedsListTree)();
  readonly #listeners = new Set<() => void>();
  #view: NeedsListView | undefined;
  #query = '';
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

  /** Brings the list, the toggle and the search up to date; does nothing for what already is. */
  update(view: NeedsListView, query: string): TreeFrame {
    const first = !this.#frame;
    if (view.elements !== this.#view?.elements || view.loanStatus !== this.#view.loanStatus || !this.#frame) {
      this.#frame = this.#read('load', this.#tree.load(view, this.#window()));
    }
    if (first) this.#closed.forEach((id) => this.#do({ kind: 'TOGGLE', id }));
    if (!first && this.#view?.showHidden !== view.showHidden)
      this.#do({ kind: 'SHOW_HIDDEN', on: view.showHidden ?? false });
    if (query !== this.#query) this.#do({ kind: 'SEARCH', query });
    this.#view = view;
    this.#query = query;
    return this.#frame;
  }

  /** Does one thing and tells everyone; answers with the row that it leads to, if any. */
  act(action: TreeAction): number | null {
    const frame = this.#do(action);
    this.#version += 1;
    for (const listener of this.#listeners) listener();
    return frame.focus ?? null;
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
      this.#frame = this.#read('step', this.#tree.step({ start: from, count: last - from + 1 + MARGIN }));
    }
    return { start: this.#frame?.start ?? 0, rows: this.#frame?.rows ?? [] };
  }

  #do(action: TreeAction): TreeFrame {
    this.#frame = this.#read('step', this.#tree.step({ action, ...this.#window() }));
    return this.#frame;
  }

  #window() {
    return { start: this.#frame?.start ?? 0, count: Math.max(FIRST_WINDOW, this.#frame?.rows.length ?? 0) };
  }

  #read(call: string, answer: TreeFrame | { malformed: string }): TreeFrame {
    if (isMalformed(answer)) throw new MalformedInput(`NeedsListTree.${call}`, answer.malformed);
    return answer;
  }
}
