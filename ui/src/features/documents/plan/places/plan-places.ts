import { rule } from '@/rules/rule';
import type { RequestTarget } from '../../filing/request-targets';
import type { PlanFile } from '../plan-file';

/** No request: where files wait to be filed. */
export const SHOEBOX = '';

/** Where a file goes, and why. */
export interface Line {
  /** The person wants it sent. */
  kept: boolean;
  /** The request's id, or the shoebox. */
  place: string;
  /** The words that it and the request have; none where a person chose. */
  because: readonly string[];
  /** Requests that fit alike, of which somebody has to choose. */
  alike: readonly string[];
  /** The request that was meant, which takes no files any more. */
  gone: string | null;
}

type Proposed = Pick<Line, 'place' | 'because' | 'alike'>;

/** What the shared rule proposes for each file, by names and folders. */
export function proposals(
  files: readonly PlanFile[],
  targets: readonly RequestTarget[],
): ReadonlyMap<string, Proposed> {
  const takeable = files.filter(({ refusal }) => refusal === null);
  const answers = rule('proposeRequests', {
    // An ending of an archive or a folder says nothing.
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

/** What a person decided so far. */
export interface Decided {
  /** Files that aren't to be sent, by id. */
  left: ReadonlySet<string>;
  /** Where files go, by id. */
  chosen: ReadonlyMap<string, string>;
  /** The one request for all that isn't decided; without it the names decide. */
  all: string | null;
}

/** Where every file goes. */
export function linesOf(
  files: readonly PlanFile[],
  { left, chosen, all }: Decided,
  proposed: ReadonlyMap<string, Proposed>,
  open: ReadonlyMap<string, RequestTarget>,
): ReadonlyMap<string, Line> {
  return new Map(
    files.map((file): [string, Line] => {
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

/** A folder in short: whether its files are kept, and where they all go; nothing where they go to several places. */
export function summaryOf(
  files: readonly PlanFile[],
  lines: ReadonlyMap<string, Line>,
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

/** What is sent: how many of how many files, to how many requests, and how many to none. */
export interface Counts {
  kept: number;
  all: number;
  requests: number;
  shoebox: number;
}

export function countsOf(files: readonly PlanFile[], lines: ReadonlyMap<string, Line>): Counts {
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

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

/** The counts in words: `12 of 14 files, 3 requests, 2 to the shoebox`. */
export function countWords({ kept, all, requests, shoebox }: Counts, withPlaces: boolean, lender: boolean): string {
  const words = [kept === all ? many(all, 'file', 'files') : `${kept} of ${many(all, 'file', 'files')}`];
  if (withPlaces && requests > 0) words.push(many(requests, 'request', 'requests'));
  if (withPlaces && shoebox > 0)
    words.push(lender ? `${shoebox} to the shoebox` : `${shoebox} for your lender to sort`);
  return words.join(', ');
}
