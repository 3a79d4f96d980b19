import { keysOf } from '@/lib/keys';
import { roleFacts } from '@/rules/facts';
import { rule } from '@/rules/rule';
import type { AccessReport } from './api';

/** One thing of the loan, whether the person sees it, and why. */
export interface ReportLine {
  id: string;
  name: string;
  /** Where it is or what it is, beside the name. */
  about: string;
  sees: boolean;
  because: string;
}

export type ReportPart = 'people' | 'requests' | 'documents' | 'threads';

export const partWords: Record<ReportPart, string> = {
  people: 'People',
  requests: 'Requests',
  documents: 'Documents',
  threads: 'Messages',
};

export const parts = keysOf(partWords);

/** The part of an address, or the first. */
export const partOf = (view: string | undefined): ReportPart => parts.find((part) => part === view) ?? 'people';

type Request = AccessReport['requests'][number];

/** The names of the folders an element is in, from the top. */
function pathOf(parentId: string | null | undefined, byId: ReadonlyMap<string, Request>): string {
  const parent = parentId ? byId.get(parentId) : undefined;
  return parent ? [pathOf(parent.parentId, byId), parent.name].filter(Boolean).join(' › ') : '';
}

const plain = ({ id, name, sees, because }: AccessReport['documents'][number], about = ''): ReportLine => ({
  id,
  name,
  about,
  sees,
  because: because.text,
});

/** One part of the report as lines that all look the same. */
export function linesOf(report: AccessReport, part: ReportPart): ReportLine[] {
  if (part === 'people') {
    return report.people.map(({ user, role, ...seen }) =>
      plain({ id: user.id, name: rule('displayName', user), ...seen }, roleFacts[role].label),
    );
  }
  if (part === 'requests') {
    const byId = new Map(report.requests.map((request) => [request.id, request]));
    return report.requests.map((request) => plain(request, pathOf(request.parentId, byId)));
  }
  return report[part].map((thing) => plain(thing));
}

/** What is looked for, in names and reasons, whatever the case. */
export function matching(lines: ReportLine[], typed: string): ReportLine[] {
  const words = typed.trim().toLowerCase();
  return words === ''
    ? lines
    : lines.filter(({ name, about, because }) => `${name} ${about} ${because}`.toLowerCase().includes(words));
}
