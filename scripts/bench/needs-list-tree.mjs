// Visibility and counts of a needs list: the resident tree compared with the same rule in plain JavaScript.

import { createRandom } from '../parity/random.mjs';
import { PlainTree } from './plain-js-tree.mjs';
import { row, formatTimes, takeTurns } from './measure.mjs';

const seen = { start: 0, count: 40 };
const statuses = ['LEAD', 'IN_PROGRESS', 'CLOSING', 'HOLD'];

/** A list of folders with nine file requests each. A tenth is hidden, and every fourth folder is nested. */
function needsList(count) {
  const next = createRandom(11);
  const elements = Array.from({ length: count }, (_, nth) => {
    const folder = nth % 10 === 0;
    const around = folder ? (nth % 40 === 10 ? `e${nth - 10}` : null) : `e${nth - (nth % 10)}`;
    return {
      id: `e${nth}`,
      parentId: around,
      name: `${folder ? 'Folder' : 'Request'} ${nth}`,
      storageType: folder ? 'FOLDER' : 'FILE',
      hidden: next.oneIn(10),
      visibleAtStatus: next.oneIn(5) ? next.of(statuses) : null,
    };
  });
  return { loanStatus: 'IN_PROGRESS', viewer: 'LENDER', elements };
}

/** Throws if the two disagree, because their times can't be compared then. */
function assertSameRows(mine, plain) {
  for (const key of ['rowCount', 'itemsCount', 'hiddenCount']) {
    if (mine[key] !== plain[key]) throw new Error(`${key}: ${mine[key]} in the tree, ${plain[key]} in plain JavaScript`);
  }
}

const toggling = (tree) => {
  let on = false;
  return () => tree.step({ ...seen, action: { kind: 'SHOW_HIDDEN', on: (on = !on) } });
};
const expanding = (tree) => () => tree.step({ ...seen, action: { kind: 'EXPAND_ALL' } });

function compare(NeedsListTree, count) {
  const list = needsList(count);
  const mine = new NeedsListTree();
  const plain = new PlainTree();
  assertSameRows(mine.load(list, seen), plain.load(list, seen));
  assertSameRows(toggling(mine)(), toggling(plain)());
  const at = `tree, ${count.toLocaleString('en')} elements`;
  const load = takeTurns({
    mine: () => {
      const tree = new NeedsListTree();
      tree.load(list, seen);
      tree.free();
    },
    plain: () => new PlainTree().load(list, seen),
  });
  const rows = [row(`${at}: load`, formatTimes(load.mine)), row(`${at}: load, plain JavaScript`, formatTimes(load.plain))];
  for (const [what, act] of [['show or hide hidden', toggling], ['expand all', expanding]]) {
    const times = takeTurns({ mine: act(mine), plain: act(plain) }, 21);
    rows.push(row(`${at}: ${what}, 40 rows`, formatTimes(times.mine), '≤ 8 ms', times.mine.median <= 8));
    rows.push(row(`${at}: ${what}, plain JavaScript`, formatTimes(times.plain)));
  }
  const frames = takeTurns({ mine: () => mine.step(seen), plain: () => plain.step(seen) }, 21);
  rows.push(row(`${at}: a frame of scrolling`, formatTimes(frames.mine)));
  mine.free();
  return rows;
}

/** All rows about the tree. */
export const treeRows = ({ rules }) => [10_000, 100_000].flatMap((count) => compare(rules.NeedsListTree, count));
