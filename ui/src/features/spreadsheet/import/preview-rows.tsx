import { useState } from 'react';
import { Pager } from '@/components/layout/pager';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { cn } from '@/lib/cn';
import type { ImportPreview, PreviewRow, RowVerdict } from './api';

const onAPage = 25;

const tones: Record<RowVerdict, BadgeTone> = { CREATED: 'ok', CHANGED: 'info', SAME: 'neutral', REFUSED: 'bad' };

/** The outcome of each row, paginated; the counts filter the list. */
export function PreviewRows({ preview }: { preview: ImportPreview }) {
  const [only, setOnly] = useState<RowVerdict | null>(null);
  const [page, setPage] = useState(0);
  const labels = new Map(preview.tallies.map(({ verdict, label }) => [verdict, label]));
  const rows = only ? preview.rows.filter(({ verdict }) => verdict === only) : preview.rows;
  const last = Math.max(Math.ceil(rows.length / onAPage) - 1, 0);
  const here = Math.min(page, last);
  const shown = rows.slice(here * onAPage, (here + 1) * onAPage);
  const show = (verdict: RowVerdict | null) => {
    setOnly(verdict);
    setPage(0);
  };
  return (
    <section aria-label="Rows of the file">
      <div role="group" aria-label="Rows to show" className="flex flex-wrap gap-1 rounded-md bg-sunken p-1">
        <RowFilter label="All" count={preview.rows.length} pressed={only === null} onClick={() => show(null)} />
        {preview.tallies.map(({ verdict, label, rows: count }) => (
          <RowFilter
            key={verdict}
            label={label}
            count={count}
            pressed={only === verdict}
            onClick={() => show(only === verdict ? null : verdict)}
          />
        ))}
      </div>
      <table className="mt-2 w-full border-collapse max-md:block">
        <thead className="border-b border-line text-[13px] text-faint max-md:sr-only">
          <tr>
            {['Row', ...preview.titles, 'Result'].map((title) => (
              <th key={title} scope="col" className="px-2 py-1.5 text-left font-medium">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {shown.map((row) => (
            <PreviewRowLine key={row.row} row={row} label={labels.get(row.verdict) ?? ''} />
          ))}
        </tbody>
      </table>
      {shown.length === 0 && <p className="py-4 text-muted">No rows.</p>}
      {last > 0 && (
        <Pager
          page={here}
          size={onAPage}
          shown={shown.length}
          total={rows.length}
          last={here === last}
          onPage={setPage}
        />
      )}
    </section>
  );
}

interface RowFilterProps {
  label: string;
  count: number;
  pressed: boolean;
  onClick: () => void;
}

function RowFilter({ label, count, pressed, onClick }: RowFilterProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onClick}
      className={cn(
        'h-7 rounded-sm px-2.5 text-[13px] font-medium text-muted tabular-nums transition-colors hover:text-ink',
        pressed && 'bg-accent-soft text-accent hover:text-accent',
      )}
    >
      {label} {count}
    </button>
  );
}

const cell = 'px-2 py-2 align-top max-md:p-0';

function PreviewRowLine({ row, label }: { row: PreviewRow; label: string }) {
  return (
    <tr className="border-b border-line max-md:grid max-md:gap-0.5 max-md:py-2.5">
      <td className={cn(cell, 'text-faint tabular-nums')}>
        <span className="md:sr-only">Row </span>
        {row.row}
      </td>
      <th scope="row" className={cn(cell, 'text-left font-medium break-words')}>
        {row.cells[0]}
      </th>
      {row.cells.slice(1).map((said, at) => (
        // Cells don't move, so the index is a stable key.
        <td key={at} className={cn(cell, 'break-words tabular-nums max-md:empty:hidden')}>
          {said}
        </td>
      ))}
      <td className={cell}>
        <Badge tone={tones[row.verdict]}>{label}</Badge>
        {row.words.map((words) => (
          <p key={words} className="mt-0.5 text-[13px] break-words text-muted">
            {words}
          </p>
        ))}
      </td>
    </tr>
  );
}
