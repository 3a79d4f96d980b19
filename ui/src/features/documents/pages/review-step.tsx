import type { ReactNode } from 'react';
import { Field } from '@/components/form/field';
import { Input } from '@/components/form/input';
import { Select } from '@/components/form/select';
import { cn } from '@/lib/cn';
import { targetLocation } from '../filing/request-targets';
import type { ArrangedPage } from './arrangement';
import type { FilePlan, PlannedRow } from './use-file-plan';
import type { OpenPdf } from './use-pdf-sources';

interface ReviewStepProps {
  plan: FilePlan;
  sources: readonly OpenPdf[];
  leftOut: number;
}

/** Shows the files to create, with their names and destinations, and what happens to the originals. */
export function ReviewStep({ plan, sources, leftOut }: ReviewStepProps) {
  const { rows, targets, outcome, mayVersion, originals } = plan;
  const places = [
    { value: '', label: 'Shoebox (not filed yet)' },
    ...targets.map((target) => ({
      value: target.id,
      label: [target.name, targetLocation(target, targets)].filter(Boolean).join(' · '),
      disabledReason: target.refusal,
    })),
  ];
  return (
    <div className="grid gap-5" data-autosaved>
      {mayVersion && (
        <Choice legend="Save as">
          <Option name="pages-as" on={outcome.versionOf !== null} onChoose={() => plan.setAsVersion(true)}>
            A new version of “{mayVersion.name}”. The current version is kept.
          </Option>
          <Option name="pages-as" on={outcome.versionOf === null} onChoose={() => plan.setAsVersion(false)}>
            A separate new file.
          </Option>
        </Choice>
      )}
      {!outcome.versionOf && (
        <ol aria-label="Files" className="grid gap-4">
          {rows.map((row, place) => (
            <FileFields key={row.pile.id} row={row} place={place} {...{ plan, places, sources }} />
          ))}
        </ol>
      )}
      {!outcome.versionOf && (
        <Choice legend={originals.length === 1 ? `Then “${originals[0]?.name}”` : `Then the ${originals.length} PDFs`}>
          <Option name="pages-original" on={!outcome.trash} onChoose={() => plan.setTrash(false)}>
            {originals.length === 1 ? 'stays unchanged.' : 'stay unchanged.'}
          </Option>
          <Option name="pages-original" on={outcome.trash} onChoose={() => plan.setTrash(true)}>
            {originals.length === 1 ? 'moves' : 'move'} to the trash after the new{' '}
            {rows.length === 1 ? 'file is' : 'files are'} uploaded.
          </Option>
        </Choice>
      )}
      {leftOut > 0 && (
        <p className="text-[13px] text-muted">
          {leftOut === 1 ? '1 page is left out.' : `${leftOut} pages are left out.`}
        </p>
      )}
    </div>
  );
}

interface FileFieldsProps {
  row: PlannedRow;
  place: number;
  plan: FilePlan;
  places: readonly { value: string; label: string; disabledReason?: string | null }[];
  sources: readonly OpenPdf[];
}

function FileFields({ row: { pile, base, wrong, target }, place, plan, places, sources }: FileFieldsProps) {
  return (
    <li className="grid gap-2 rounded-md border border-line p-3">
      <p className="text-[13px] text-muted">
        <span className="font-medium text-ink">File {place + 1}</span> · {describePages(pile.pages, sources)}
      </p>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Field label={`Name of file ${place + 1}`} error={wrong} hint="The .pdf extension is kept.">
          {(control) => (
            <Input {...control} value={base} onChange={(event) => plan.fill(pile.id, { base: event.target.value })} />
          )}
        </Field>
        <Field label={`Destination of file ${place + 1}`}>
          {(control) => (
            <Select
              {...control}
              value={target}
              options={places}
              onValueChange={(to) => plan.fill(pile.id, { target: to })}
            />
          )}
        </Field>
      </div>
    </li>
  );
}

function Choice({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-medium break-words">{legend}</legend>
      {children}
    </fieldset>
  );
}

interface OptionProps {
  name: string;
  on: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Option({ name, on, onChoose, children }: OptionProps) {
  return (
    <label
      className={cn('flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5', on && 'bg-accent-soft')}
    >
      <input type="radio" name={name} checked={on} onChange={onChoose} className="size-4 accent-accent" />
      <span className="min-w-0 break-words">{children}</span>
    </label>
  );
}

/** Describes pages by their PDF: “pages 1–3, 5 of statement.pdf”. */
export function describePages(pages: readonly ArrangedPage[], sources: readonly OpenPdf[]): string {
  const runs: { source: number; from: number; to: number }[] = [];
  for (const { source, page } of pages) {
    const last = runs.at(-1);
    if (last?.source === source && last.to + 1 === page) last.to = page;
    else runs.push({ source, from: page, to: page });
  }
  const parts: { source: number; words: string[] }[] = [];
  for (const { source, from, to } of runs) {
    const words = from === to ? `${from + 1}` : `${from + 1}–${to + 1}`;
    const last = parts.at(-1);
    if (last?.source === source) last.words.push(words);
    else parts.push({ source, words: [words] });
  }
  return parts
    .map(({ source, words }) => {
      const one = words.length === 1 && !words[0]?.includes('–');
      return `${one ? 'page' : 'pages'} ${words.join(', ')} of ${sources[source]?.document.name ?? ''}`;
    })
    .join('; ');
}
