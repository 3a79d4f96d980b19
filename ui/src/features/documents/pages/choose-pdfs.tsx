import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { elementsQuery } from '@/api/elements';
import { Checkbox } from '@/components/form/checkbox';
import { isPdf } from './is-pdf';
import type { PdfDocument, OpenPdf } from './use-pdf-sources';

interface ChoosePdfsProps {
  loanId: string;
  /** The PDFs listed first. */
  near: readonly PdfDocument[];
  /** The PDFs whose pages are already open. */
  there: readonly OpenPdf[];
  /** The selected PDFs, in the order of selection. */
  chosen: readonly PdfDocument[];
  onChoose: (chosen: readonly PdfDocument[]) => void;
}

/** Selects PDFs of the loan: nearby ones first, then those filed to its requests. */
export function ChoosePdfs({ loanId, near, there, chosen, onChoose }: ChoosePdfsProps) {
  const list = useQuery(elementsQuery(loanId)).data;
  const offered = useMemo(() => {
    const all = new Map(near.map((each) => [each.id, { ...each, where: '' }]));
    for (const { name, answers } of list ?? []) {
      for (const { documentId, documentName } of answers) {
        const known = all.get(documentId);
        if (known) known.where ||= name;
        else if (isPdf(documentName)) all.set(documentId, { id: documentId, name: documentName, where: name });
      }
    }
    const known = new Set(there.map(({ document }) => document.id));
    return [...all.values()].filter(({ id }) => !known.has(id));
  }, [near, list, there]);
  if (offered.length === 0) return <p className="py-6 text-center text-muted">This loan has no other PDFs.</p>;
  return (
    <ul aria-label="PDFs" className="rounded-md border border-line">
      {offered.map(({ id, name, where }) => {
        const place = chosen.findIndex((each) => each.id === id);
        const tick = () => onChoose(place < 0 ? [...chosen, { id, name }] : chosen.filter((each) => each.id !== id));
        return (
          <li key={id} className="not-last:border-b not-last:border-line">
            <label className="flex min-h-11 cursor-pointer items-center gap-3 px-3 py-1.5 hover:bg-hover">
              <Checkbox checked={place >= 0} onCheckedChange={tick} aria-label={name} />
              <span className="min-w-0 grow">
                <span className="block truncate font-medium">{name}</span>
                {where && <span className="block truncate text-[13px] text-faint">{where}</span>}
              </span>
              {place >= 0 && chosen.length > 1 && (
                <span className="text-[13px] text-muted tabular-nums">{place + 1}.</span>
              )}
            </label>
          </li>
        );
      })}
    </ul>
  );
}
