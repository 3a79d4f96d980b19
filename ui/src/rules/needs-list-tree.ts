import { rulesModule } from './load-rules';
import { MalformedInput, isMalformed } from './malformed-input';
import type { MovePlan, NeedsListTree, NeedsListView, TreeFrame, TreeMove, TreeStep } from './rule';

/**
 * A needs list kept in the rules module: the list is transferred once, after that a call returns the rows in view.
 * Throws {@link MalformedInput} if its input has the wrong shape.
 */
export class ResidentTree {
  readonly #tree: NeedsListTree = new (rulesModule().NeedsListTree)();

  /** Loads or reloads a list. Returns the frame of the step. */
  load(list: NeedsListView, step: TreeStep): TreeFrame {
    return read('load', this.#tree.load(list, step));
  }

  /** Applies a step. Returns the rows to show. */
  step(step: TreeStep): TreeFrame {
    return read('step', this.#tree.step(step));
  }

  /** Returns the effect of a move without making it. */
  planMove(move: TreeMove): MovePlan {
    return read('planMove', this.#tree.planMove(move));
  }

  /** Returns the row that shows an element, if any. */
  shownAt(id: string): number | null {
    return this.#tree.shownAt(id) ?? null;
  }
}

function read<Answer extends object>(call: string, answer: Answer | { malformed: string }): Answer {
  if (isMalformed(answer)) throw new MalformedInput(`NeedsListTree.${call}`, answer.malformed);
  return answer as Answer;
}
