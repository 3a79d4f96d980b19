import { Select } from '@/components/form/select';
import type { ColumnMatches, ImportPreview } from './api';

interface ColumnChoicesProps {
  preview: ImportPreview;
  columns: ColumnMatches;
  disabled: boolean;
  onChange: (at: number, column: string | null) => void;
}

/** The field of each column, guessed from its heading, to be corrected. */
export function ColumnChoices({ preview, columns, disabled, onChange }: ColumnChoicesProps) {
  const options: { value: string; label: string }[] = [
    { value: '', label: 'Skip' },
    ...preview.choices.map(({ column, label }) => ({ value: column, label })),
  ];
  return (
    <section aria-label="Columns of the file">
      <h3 className="font-medium">Match columns</h3>
      <ul className="mt-2 grid grid-cols-1 gap-x-6 gap-y-2 md:grid-cols-2">
        {preview.columns.map(({ heading, sample }, at) => (
          // The columns of a file don't move, and two may have the same heading.
          <li key={at} className="flex min-w-0 items-center gap-3">
            <div className="min-w-0 grow basis-1/2">
              <p className="truncate">{heading || `Column ${at + 1}`}</p>
              <p className="truncate text-[13px] text-faint">{sample || 'empty'}</p>
            </div>
            <Select
              label={`Match for “${heading || `Column ${at + 1}`}”`}
              className="w-44 shrink-0 md:w-52"
              value={columns[at] ?? ''}
              options={options}
              disabled={disabled}
              onValueChange={(column) => onChange(at, column || null)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
