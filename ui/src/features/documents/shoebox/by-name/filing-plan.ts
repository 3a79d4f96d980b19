import { rule } from '@/rules/rule';
import type { RequestTarget } from '../../filing/request-targets';
import type { ShoeboxDocument } from '../api';

/** Where a document is to go. */
export interface PlannedFiling {
  document: ShoeboxDocument;
  /** The request that it would answer; none where nobody knows yet. */
  target: RequestTarget | null;
  /** The words that both have, when the name proposed it. */
  because: readonly string[];
  ticked: boolean;
  /** Why it couldn't be filed. */
  problem: string | null;
}

/** What a person, or the server, said about one document of the plan. */
export type PlanChange = Partial<Omit<PlannedFiling, 'document'>>;

/** What the shared rule proposes for each document, those with a proposal first; requests that take none are left out. */
export function proposedPlan(
  documents: readonly ShoeboxDocument[],
  targets: readonly RequestTarget[],
): PlannedFiling[] {
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

/** The plan with what was changed in it. */
export const changedPlan = (
  plan: readonly PlannedFiling[],
  changes: ReadonlyMap<string, PlanChange>,
): PlannedFiling[] => plan.map((line) => ({ ...line, ...changes.get(line.document.id) }));

/** What was filed where, from the request of each document: `2 documents filed to “Gift letter”`, `… to 2 requests`. */
export function filedWords(onto: readonly Pick<RequestTarget, 'id' | 'name'>[]): string {
  const requests = new Map(onto.map(({ id, name }) => [id, name]));
  const [only = ''] = requests.values();
  const where = requests.size === 1 ? `“${only}”` : `${requests.size} requests`;
  return `${onto.length === 1 ? '1 document' : `${onto.length} documents`} filed to ${where}`;
}

/** What is to be filed, by the request that it goes to, in the order of the plan. */
export function byRequest(chosen: readonly PlannedFiling[]): Map<RequestTarget, PlannedFiling[]> {
  const requests = new Map<RequestTarget, PlannedFiling[]>();
  for (const line of chosen) {
    if (line.target) requests.set(line.target, [...(requests.get(line.target) ?? []), line]);
  }
  return requests;
}
