import { keysOf } from '@/lib/object-keys';
import { roleFacts } from '@/rules/facts';
import { rule } from '@/rules/rule';
import type { AccessReport } from './api';

/** An item of the loan, whether the person sees it, and why. */
export interface ReportLine {
  id: string;
  name: string;
  /** The item's location or kind, next to the name. */
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

/** Returns the report's part for an address; the first by default. */
export const partOf = (view: string | undefined): ReportPart => parts.find((part) => part === view) ?? 'people';

type Request = AccessReport['requests'][number];

/** Returns the names of an element's folders, from the top. */
function pathOf(parentId: string | null | undefined, byId: ReadonlyMap<string, Request>): string {
  const parent = parentId ? byId.get(parentId) : undefined;
  return parent ? [pathOf(parent.parentId, byId), parent.name].filter(Boolean).join(' › ') : '';
}

const toReportLine = ({ id, name, sees, because }: AccessReport['documents'][number], about = ''): ReportLine => ({
  id,
  name,
  about,
  sees,
  because: because.text,
});

/** Returns a part of the report as uniform lines. */
export function linesOf(report: AccessReport, part: ReportPart): ReportLine[] {
  if (part === 'people') {
    return report.people.map(({ user, role, ...seen }) =>
      toReportLine({ id: user.id, name: rule('displayName', user), ...seen }, roleFacts[role].label),
    );
  }
  if (part === 'requests') {
    const byId = new Map(report.requests.map((request) => [request.id, request]));
    return report.requests.map((request) => toReportLine(request, pathOf(request.parentId, byId)));
  }
  return report[part].map((thing) => toReportLine(thing));
}

/** Returns the lines whose names or reasons match the text, ignoring case. */
export function filterLines(lines: ReportLine[], typed: string): ReportLine[] {
  const words = typed.trim().toLowerCase();
  return words === ''
    ? lines
    : lines.filter(({ name, about, because }) => `${name} ${about} ${because}`.toLowerCase().includes(words));
}
