import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { elementsQuery } from '@/api/elements';
import { loanQuery } from '@/api/loan';
import { roleGroupFacts } from '@/rules/facts';
import type { UploadTarget } from '../../queue/upload';
import { type RequestTarget, requestTargets } from '../../filing/request-targets';
import type { PlanFile } from '../plan-file';
import { type PlanDecisions, countPlacements, computePlacements, proposePlacements } from './placements';

/** Returns the requests of the loan that accept files; none for a message draft. */
export function usePlanTargets({ loanId, place }: UploadTarget) {
  const enabled = place === undefined;
  const loan = useQuery({ ...loanQuery(loanId), enabled });
  const list = useQuery({ ...elementsQuery(loanId), enabled });
  const viewer = loan.data?.me.roleGroup;
  const all = useMemo(() => (viewer ? requestTargets(list.data ?? [], viewer) : []), [list.data, viewer]);
  const targets = useMemo(() => all.filter(({ refusal }) => !refusal), [all]);
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  // A request that is deleted meanwhile keeps its name, to tell which one it was.
  if (all.some(({ id }) => !names.has(id))) {
    setNames(new Map([...names, ...all.map(({ id, name }) => [id, name] as const)]));
  }
  const askAgain = async (): Promise<readonly RequestTarget[]> => {
    const { data } = await list.refetch();
    return viewer && data ? requestTargets(data, viewer).filter(({ refusal }) => !refusal) : targets;
  };
  return {
    targets,
    nameOf: (id: string) => names.get(id) ?? 'the request',
    askAgain,
    lender: viewer ? roleGroupFacts[viewer].lender : false,
    /** Whether nothing is pending. */
    settled: !enabled || (!loan.isPending && !list.isPending),
    /** Whether the requests are loaded, so that an unknown one has been deleted. */
    known: list.data !== undefined && viewer !== undefined,
  };
}

/** How undecided files find their request: all to one, or each by its name. */
export type PlacementMode = 'ONE' | 'NAMES';

/** Returns a plan of destinations, decided per file. */
export function usePlacementPlan(
  files: readonly PlanFile[],
  targets: readonly RequestTarget[],
  known: boolean,
  elementId: string | null,
) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const [mode, setMode] = useState<PlacementMode>(elementId ? 'ONE' : 'NAMES');
  const proposed = useMemo(() => proposePlacements(files, targets), [files, targets]);
  const lines = useMemo(() => {
    const decided: PlanDecisions = { left, chosen, all: mode === 'ONE' ? elementId : null };
    const open = new Map(targets.map((target) => [target.id, target]));
    // If the list couldn't be loaded, the request that the files were dropped on is trusted.
    if (!known && elementId) open.set(elementId, placeholder(elementId));
    return computePlacements(files, decided, proposed, open);
  }, [files, left, chosen, mode, elementId, proposed, targets, known]);

  const keep = (some: readonly PlanFile[], kept: boolean) => {
    const next = new Set(left);
    for (const { id } of some) {
      if (kept) next.delete(id);
      else next.add(id);
    }
    setLeft(next);
  };
  const put = (some: readonly PlanFile[], place: string) => {
    const next = new Map(chosen);
    for (const { id } of some) next.set(id, place);
    setChosen(next);
  };
  const changed = left.size > 0 || chosen.size > 0 || mode !== (elementId ? 'ONE' : 'NAMES');
  return { lines, counts: countPlacements(files, lines), keep, put, mode, setMode, changed };
}

const placeholder = (id: string): RequestTarget => ({
  id,
  name: '',
  path: [],
  answered: false,
  people: [],
  refusal: null,
});
