import { useMemo, useState } from 'react';
import { targetLabels } from './destinations/destination-select';
import type { PlanFile } from './plan-file';
import type { SharedRowProps } from './plan-row';
import { type PlanNode, planTree, shownNodes } from './plan-tree';
import type { usePlacementPlan } from './destinations/use-placement-plan';

type PlanRowsInput = Pick<SharedRowProps, 'targets' | 'lender' | 'disabled' | 'onLook'>;

/** Returns the visible rows of the plan, and the actions on them. */
export function usePlanRows(
  files: readonly PlanFile[],
  decided: ReturnType<typeof usePlacementPlan>,
  given: PlanRowsInput,
) {
  const { lines, keep, put } = decided;
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const tree = useMemo(() => planTree(files), [files]);
  const nodes = useMemo(() => shownNodes(tree, folded), [tree, folded]);
  const counts = useMemo(() => {
    const found = new Map<string, number>();
    for (const { kept, place } of lines.values()) if (kept) found.set(place, (found.get(place) ?? 0) + 1);
    return found;
  }, [lines]);
  const onFold = ({ id }: PlanNode) => {
    const next = new Set(folded);
    if (!next.delete(id)) next.add(id);
    setFolded(next);
  };
  const named = useMemo(() => targetLabels(given.targets), [given.targets]);
  const shared: SharedRowProps = {
    ...given,
    named,
    lines,
    folded,
    onFold,
    onKeep: (node, kept) => keep(node.files, kept),
    onPut: (node, place) => put(node.files, place),
  };
  const drop = (nodeId: string, place: string) => {
    const node = nodes.find(({ id }) => id === nodeId);
    if (node) put(node.files, place);
  };
  return { nodes, shared, counts, drop };
}
