import { rule } from '@/rules/rule';
import type { RequestTarget } from '../../filing/request-targets';
import type { PlanFile } from '../plan-file';

/** No request: the file waits in the shoebox. */
export const SHOEBOX = '';

/** The destination of a file, and the reason for it. */
export interface FilePlacement {
  /** Whether the person wants to send it. */
  kept: boolean;
  /** The request's id, or the shoebox. */
  place: string;
  /** The words that the file and the request share; empty if a person chose. */
  because: readonly string[];
  /** Requests that match equally well, so that a person has to choose. */
  alike: readonly string[];
  /** The chosen request, if it no longer accepts files. */
  gone: string | null;
}

type PlacementProposal = Pick<FilePlacement, 'place' | 'because' | 'alike'>;

/** Returns what the shared rule proposes for each file, by names and folders. */
export function proposePlacements(
  files: readonly PlanFile[],
  targets: readonly RequestTarget[],
): ReadonlyMap<string, PlacementProposal> {
  const takeable = files.filter(({ refusal }) => refusal === null);
  const answers = rule('proposeRequests', {
    // The extension of an archive within a path carries no meaning.
    files: takeable.map(({ path }) => ({ path: path.replaceAll(/\.zip\//gi, '/') })),
    requests: targets.map(({ id, name, path, people }) => ({ id, name, folders: path, people })),
  });
  return new Map(
    takeable.map(({ id }, nth) => {
      const answer = answers[nth];
      return [
        id,
        { place: answer?.requestId ?? SHOEBOX, because: answer?.because ?? [], alike: answer?.alike ?? [] },
      ] as const;
    }),
  );
}

/** A person's decisions so far. */
export interface PlanDecisions {
  /** The ids of files that aren't sent. */
  left: ReadonlySet<string>;
  /** The destinations of files, by id. */
  chosen: ReadonlyMap<string, string>;
  /** The request for all undecided files; without it their names decide. */
  all: string | null;
}

/** Returns the destination of every file. */
export function computePlacements(
  files: readonly PlanFile[],
  { left, chosen, all }: PlanDecisions,
  proposed: ReadonlyMap<string, PlacementProposal>,
  open: ReadonlyMap<string, RequestTarget>,
): ReadonlyMap<string, FilePlacement> {
  return new Map(
    files.map((file): [string, FilePlacement] => {
      const meant = chosen.get(file.id) ?? all;
      const byName = proposed.get(file.id) ?? { place: SHOEBOX, because: [], alike: [] };
      const kept = file.refusal === null && !left.has(file.id);
      if (meant === null) return [file.id, { ...byName, kept, gone: null }];
      const there = meant === SHOEBOX || open.has(meant);
      const place = there ? meant : SHOEBOX;
      return [file.id, { kept, place, because: [], alike: byName.alike, gone: there ? null : meant }];
    }),
  );
}

/** Summarizes a folder: whether its files are sent, and their destination; `null` if they have several. */
export function summarizeFolder(
  files: readonly PlanFile[],
  lines: ReadonlyMap<string, FilePlacement>,
): { kept: boolean | 'indeterminate'; place: string | null; takeable: boolean } {
  let [kept, takeable] = [0, 0];
  let place: string | null | undefined;
  for (const { id, refusal } of files) {
    const line = lines.get(id);
    if (refusal !== null || !line) continue;
    takeable += 1;
    kept += Number(line.kept);
    place = place === undefined || place === line.place ? line.place : null;
  }
  const ticked = kept === 0 ? false : kept === takeable || 'indeterminate';
  return { kept: ticked, place: place ?? null, takeable: takeable > 0 };
}

/** The number of files to send, of all files, of their requests, and of files without a request. */
export interface PlanCounts {
  kept: number;
  all: number;
  requests: number;
  shoebox: number;
}

export function countPlacements(files: readonly PlanFile[], lines: ReadonlyMap<string, FilePlacement>): PlanCounts {
  const requests = new Set<string>();
  let [kept, shoebox] = [0, 0];
  for (const { id } of files) {
    const line = lines.get(id);
    if (!line?.kept) continue;
    kept += 1;
    if (line.place === SHOEBOX) shoebox += 1;
    else requests.add(line.place);
  }
  return { kept, all: files.length, requests: requests.size, shoebox };
}

const countNoun = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

/** Returns the counts as text: `12 of 14 files, 3 requests, 2 to the shoebox`. */
export function countsLabel(
  { kept, all, requests, shoebox }: PlanCounts,
  withPlaces: boolean,
  lender: boolean,
): string {
  const words = [kept === all ? countNoun(all, 'file', 'files') : `${kept} of ${countNoun(all, 'file', 'files')}`];
  if (withPlaces && requests > 0) words.push(countNoun(requests, 'request', 'requests'));
  if (withPlaces && shoebox > 0)
    words.push(lender ? `${shoebox} to the shoebox` : `${shoebox} for your lender to sort`);
  return words.join(', ');
}
