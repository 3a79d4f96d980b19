// A lender's needs list in plain JavaScript, to compare the time of the same work.

const statuses = 'LEAD IN_PROGRESS READY_FOR_UNDERWRITING READY_FOR_REVIEW_PENDING READY_FOR_REVIEW_REVIEW REVIEW_COMPLETE_ACCEPTED REVIEW_COMPLETE_CONDITIONAL REVIEW_COMPLETE_REJECTED CLOSING IN_SERVICE ARCHIVE IN_DEFAULT HOLD WITHDRAWN'.split(' ');

/** The elements in tree order, each with its depth and whether it or a folder around it is hidden. */
function nodesOf({ elements, loanStatus }) {
  const reached = statuses.indexOf(loanStatus);
  const inside = new Map();
  for (const element of elements) {
    const siblings = inside.get(element.parentId);
    if (siblings) siblings.push(element);
    else inside.set(element.parentId, [element]);
  }
  const nodes = [];
  const visit = (folder, depth, hiddenAbove) => {
    for (const element of inside.get(folder) ?? []) {
      const hidden = hiddenAbove || element.hidden || statuses.indexOf(element.visibleAtStatus) > reached;
      nodes.push({ ...element, depth, hidden, open: true, folder: element.storageType === 'FOLDER' });
      visit(element.id, depth + 1, hidden);
    }
  };
  visit(null, 0, false);
  return nodes;
}

/** The tree: loaded once, then one step a frame. */
export class PlainTree {
  load(list, step) {
    this.nodes = nodesOf(list);
    this.showHidden = false;
    return this.step(step);
  }

  step({ action, start, count }) {
    if (action?.kind === 'SHOW_HIDDEN') this.showHidden = action.on;
    if (action?.kind === 'EXPAND_ALL') for (const node of this.nodes) node.open = true;
    if (action) this.arrange();
    this.rows ?? this.arrange();
    const { rows, itemsCount, hiddenCount } = this;
    return { rowCount: rows.length, itemsCount, hiddenCount, rows: rows.slice(start, start + count) };
  }

  /** Lays out the rows and counts. */
  arrange() {
    this.rows = [];
    this.itemsCount = 0;
    this.hiddenCount = 0;
    let closedAt = Infinity;
    for (const node of this.nodes) {
      if (node.hidden) this.hiddenCount++;
      if (node.hidden && !this.showHidden) continue;
      if (!node.folder) this.itemsCount++;
      if (node.depth > closedAt) continue;
      closedAt = node.folder && !node.open ? node.depth : Infinity;
      this.rows.push(node);
    }
  }
}
