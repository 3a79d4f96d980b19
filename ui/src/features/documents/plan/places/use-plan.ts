import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { elementsQuery } from '@/api/elements';
import { loanQuery } from '@/api/loan';
import { roleGroupFacts } from '@/rules/facts';
import type { UploadTarget } from '../../queue/upload';
import { type RequestTarget, requestTargets } from '../../filing/request-targets';
import type { PlanFile } from '../plan-file';
import { type Decided, countsOf, linesOf, proposals } from './plan-places';

/** The requests of the loan that files may go to; none for a message that is being written. */
export function usePlanTargets({ loanId, place }: UploadTarget) {
  const enabled = place === undefined;
  const loan = useQuery({ ...loanQuery(loanId), enabled });
  const list = useQuery({ ...elementsQuery(loanId), enabled });
  const viewer = loan.data?.me.roleGroup;
  const all = useMemo(() => (viewer ? requestTargets(list.data ?? [], viewer) : []), [list.data, viewer]);
  const targets = useMemo(() => all.filter(({ refusal }) => !refusal), [all]);
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  // A request that goes while one looks keeps its name, to say which it was.
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
    /** Nothing more is waited for. */
    settled: !enabled || (!loan.isPending && !list.isPending),
    /** The requests are known, so one that isn't among them is gone. */
    known: list.data !== undefined && viewer !== undefined,
  };
}

/** Who decides where the files go that nobody put anywhere: one request for all, or their names. */
export type Mode = 'ONE' | 'NAMES';

/** A plan of what is sent where, decided file by file. */
export function usePlan(
  files: readonly PlanFile[],
  targets: readonly RequestTarget[],
  known: boolean,
  elementId: string | null,
) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const [mode, setMode] = useState<Mode>(elementId ? 'ONE' : 'NAMES');
  const proposed = useMemo(() => proposals(files, targets), [files, targets]);
  const lines = useMemo(() => {
    const decided: Decided = { left, chosen, all: mode === 'ONE' ? elementId : null };
    const open = new Map(targets.map((target) => [target.id, target]));
    // Where the list couldn't be fetched, the request on which all was dropped is taken at its word.
    if (!known && elementId) open.set(elementId, placeholder(elementId));
    return linesOf(files, decided, proposed, open);
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
  return { lines, counts: countsOf(files, lines), keep, put, mode, setMode, changed };
}

const placeholder = (id: string): RequestTarget => ({
  id,
  name: '',
  path: [],
  answered: false,
  people: [],
  refusal: null,
});
