import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { versionsQuery } from '@/api/documents';
import { elementsQuery } from '@/api/elements';
import { loanQuery } from '@/api/loan';
import { rule } from '@/rules/rule';
import { type RequestTarget, requestTargets } from '../filing/request-targets';
import { type PageArrangement, type PagePile, filePiles, sourceIndexes } from './arrangement';
import type { ArrangementOutcome } from './output/use-sending-files';
import type { OpenPdf } from './use-pdf-sources';

/** A planned file, whose name may still be invalid. */
export interface PlannedRow {
  pile: PagePile;
  base: string;
  name: string;
  wrong: string | undefined;
  /** The request's id; empty for the shoebox. */
  target: string;
}

const asFileName = (name: string) => name.replaceAll(/\s*[/\\]\s*/g, ' – ').trim();
const baseOf = (name: string) => name.replace(/\.pdf$/i, '');

interface FilledFields {
  base?: string;
  target?: string;
}

/** Whether the file contains every page of its only PDF. */
const isWhole = ({ pages }: PagePile, { pdf }: OpenPdf) => pages.length === pdf.numPages;

/** Returns the names and destinations of the files, and what happens to the originals. */
export function useFilePlan(
  loanId: string,
  piles: PageArrangement,
  sources: readonly OpenPdf[],
  from: string | undefined,
) {
  const list = useQuery(elementsQuery(loanId)).data;
  const viewer = useQuery(loanQuery(loanId)).data?.me.roleGroup;
  const [filled, setFilled] = useState<Record<string, FilledFields>>({});
  const [wantsVersion, setWantsVersion] = useState<boolean | null>(null);
  const [trash, setTrash] = useState(false);
  const targets = useMemo(() => (viewer ? requestTargets(list ?? [], viewer) : []), [list, viewer]);

  const files = filePiles(piles);
  const used = sourceIndexes(files);
  const only = files.length === 1 && used.length === 1 ? sources[used[0] ?? 0] : undefined;
  const versions = useQuery({ ...versionsQuery(only?.document.id ?? ''), enabled: only !== undefined }).data;
  const mayVersion = only !== undefined && versions?.mayAdd === true;
  const whole = only !== undefined && files[0] !== undefined && isWhole(files[0], only);
  const asVersion = mayVersion && (wantsVersion ?? whole);

  const at = initialTarget(sources[used[0] ?? 0]?.document.id, list, from, targets);
  const first = used.length > 1 && at ? at.name : baseOf(sources[used[0] ?? 0]?.document.name ?? '');
  const rows = files.map((pile, place): PlannedRow => {
    const proposed = asFileName(files.length > 1 ? `${first} – part ${place + 1}` : first);
    const base = filled[pile.id]?.base ?? proposed;
    const { name, state, violations } = rule('renameFile', { name: 'pages.pdf', newBase: base });
    const wrong = state === 'DISABLED' ? (violations[0]?.message ?? 'Enter a file name') : undefined;
    return { pile, base, name, wrong, target: filled[pile.id]?.target ?? at?.id ?? '' };
  });
  const outcome: ArrangementOutcome = {
    files: rows.map(({ pile, name, target }) => ({
      pile,
      name: asVersion && only ? only.document.name : name,
      elementId: target || null,
    })),
    versionOf: asVersion && only ? only.document : null,
    trash: trash && !asVersion,
  };
  return {
    rows,
    targets,
    outcome,
    ready: list !== undefined && (asVersion || rows.every(({ wrong }) => !wrong)) && (!only || versions !== undefined),
    /** The document that can get a new version. */
    mayVersion: mayVersion ? only.document : null,
    setAsVersion: setWantsVersion,
    setTrash,
    fill: (pileId: string, change: FilledFields) =>
      setFilled((now) => ({ ...now, [pileId]: { ...now[pileId], ...change } })),
    originals: used.flatMap((source) => sources[source]?.document ?? []),
  };
}

export type FilePlan = ReturnType<typeof useFilePlan>;

/** Returns the initial destination of a document's pages: its own request, if that takes more documents. */
function initialTarget(
  documentId: string | undefined,
  list: readonly { id: string; answers: readonly { documentId: string }[] }[] | undefined,
  from: string | undefined,
  targets: readonly RequestTarget[],
): RequestTarget | undefined {
  const answered = list?.find(({ answers }) => answers.some((answer) => answer.documentId === documentId))?.id;
  return targets.find(({ id, refusal }) => id === (from ?? answered) && !refusal);
}
