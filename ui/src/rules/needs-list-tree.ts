import { rulesModule } from './load';
import { MalformedInput, isMalformed } from './malformed';
import type { MovePlan, NeedsListTree, NeedsListView, TreeFrame, TreeMove, TreeStep } from './rule';

/**
 * A needs list kept ready in the rules module: the list crosses the boundary once, after that a call brings the rows
 * in view. Throws {@link MalformedInput} when what it is given has the wrong shape.
 */
export class ResidentTree {
  readonly #tree: NeedsListTree = new (rulesModule().NeedsListTree)();

  /** Takes a list, new or again, and answers with the frame of the step. */
  load(list: NeedsListView, step: TreeStep): TreeFrame {
    return read('load', this.#tree.load(list, step));
  }

  /** Does what the step says and answers with the rows to show. */
  step(step: TreeStep): TreeFrame {
    return read('step', this.#tree.step(step));
  }

  /** What moving these there would mean; moves nothing. */
  planMove(move: TreeMove): MovePlan {
    return read('planMove', this.#tree.planMove(move));
  }

  /** The row in which an element shows now, if it does. */
  shownAt(id: string): number | null {
    return this.#tree.shownAt(id) ?? null;
  }
}

function read<Answer extends object>(call: string, answer: Answer | { malformed: string }): Answer {
  if (isMalformed(answer)) throw new MalformedInput(`NeedsListTree.${call}`, answer.malformed);
  return answer as Answer;
}
