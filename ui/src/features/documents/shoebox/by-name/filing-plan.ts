import { rule } from '@/rules/rule';
import type { RequestTarget } from '../../filing/request-targets';
import type { ShoeboxDocument } from '../api';

/** The planned destination of a document. */
export interface PlannedFiling {
  document: ShoeboxDocument;
  /** Its request; `null` if it isn't decided. */
  target: RequestTarget | null;
  /** The matching words, if its name proposed it. */
  because: readonly string[];
  ticked: boolean;
  /** Why it couldn't be filed. */
  problem: string | null;
}

/** A change to one document of the plan, by the person or the server. */
export type PlanChange = Partial<Omit<PlannedFiling, 'document'>>;

/**
 * Returns what the shared rule proposes for each document, those with a proposal first; requests that accept none are
 * excluded.
 */
export function proposePlan(documents: readonly ShoeboxDocument[], targets: readonly RequestTarget[]): PlannedFiling[] {
  const open = targets.filter(({ refusal }) => !refusal);
  const proposals = rule('proposeRequests', {
    files: documents.map(({ name }) => ({ path: name })),
    requests: open.map(({ id, name, path, people }) => ({ id, name, folders: path, people })),
  });
  const byId = new Map(open.map((target) => [target.id, target]));
  const plan = documents.map((document, nth) => {
    const target = byId.get(proposals[nth]?.requestId ?? '') ?? null;
    return { document, target, because: proposals[nth]?.because ?? [], ticked: target !== null, problem: null };
  });
  return [...plan.filter(({ target }) => target), ...plan.filter(({ target }) => !target)];
}

/** Applies changes to the plan. */
export const applyPlanChange = (
  plan: readonly PlannedFiling[],
  changes: ReadonlyMap<string, PlanChange>,
): PlannedFiling[] => plan.map((line) => ({ ...line, ...changes.get(line.document.id) }));

/**
 * Reports the destinations, given the request of each document: `2 documents filed to “Gift letter”`, `… to 2
 * requests`.
 */
export function filedMessage(onto: readonly Pick<RequestTarget, 'id' | 'name'>[]): string {
  const requests = new Map(onto.map(({ id, name }) => [id, name]));
  const [only = ''] = requests.values();
  const where = requests.size === 1 ? `“${only}”` : `${requests.size} requests`;
  return `${onto.length === 1 ? '1 document' : `${onto.length} documents`} filed to ${where}`;
}

/** Groups documents by their request, in the order of the plan. */
export function groupByRequest(chosen: readonly PlannedFiling[]): Map<RequestTarget, PlannedFiling[]> {
  const requests = new Map<RequestTarget, PlannedFiling[]>();
  for (const line of chosen) {
    if (line.target) requests.set(line.target, [...(requests.get(line.target) ?? []), line]);
  }
  return requests;
}
