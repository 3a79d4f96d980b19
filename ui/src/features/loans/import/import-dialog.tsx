import { Link } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import { wordsFor } from '@/api/problem';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { Skeleton } from '@/components/ui/skeleton';
import { CancelButton } from '@/components/window/cancel-button';
import { Dialog } from '@/components/window/dialog';
import { saveSpreadsheet } from '@/parts/spreadsheet/save-spreadsheet';
import { text } from '@/rules/text';
import { refusedRows } from './api';
import { ColumnChoices } from './column-choices';
import { FileChoice } from './file-choice';
import { PreviewRows } from './preview-rows';
import { useLoanImport } from './use-loan-import';

const about =
  'Each row opens a loan, or changes the one that has its number. You see first what becomes of each row; then all of it is imported, or nothing. Nobody is invited by mail: that is done on a loan, when you are ready.';

/** Imports loans from a CSV file: the file, what its columns say, what becomes of its rows, and what was done. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const work = useLoanImport();
  const { file, preview, progress, said } = work;
  if (said !== null) return <Done said={said} onClose={onClose} />;
  const data = preview.data;
  const writes = data?.writes ?? 0;
  const loans = writes === 1 ? '1 loan' : `${writes.toLocaleString('en-US')} loans`;
  const looking = preview.isFetching || preview.isPlaceholderData;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Import loans"
      description={about}
      width="xl"
      unsaved={file !== null}
      footer={
        <>
          <CancelButton />
          <Button
            look="primary"
            busy={progress !== null}
            disabled={writes === 0 || looking}
            onClick={() => void work.run()}
          >
            {writes === 0 ? 'Import' : `Import ${loans}`}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <FileChoice name={file?.name} disabled={progress !== null} onFile={(picked) => void work.choose(picked)} />
        <Troubles work={work} />
        {file && preview.isPending && <Skeleton className="h-40" />}
        {file && data && (
          <>
            <ColumnChoices preview={data} columns={work.columns} disabled={progress !== null} onChange={work.change} />
            {data.rows.length > 0 && <PreviewRows preview={data} />}
            <RefusedButton work={work} />
          </>
        )}
        {progress && <HowFar {...progress} />}
      </div>
    </Dialog>
  );
}

type Work = ReturnType<typeof useLoanImport>;

/** Why the file can't be looked at, or wasn't imported. */
function Troubles({ work: { preview, failure } }: { work: Work }) {
  const words = [
    ...(failure ? [wordsFor(failure)] : []),
    ...(preview.error ? [wordsFor(preview.error)] : []),
    ...(preview.data?.violations.map(({ message }) => message) ?? []),
  ];
  if (words.length === 0) return null;
  return (
    <div role="alert" className="rounded-md bg-bad-soft px-3 py-2 text-bad">
      {[...new Set(words)].map((each) => (
        <p key={each}>{each}</p>
      ))}
      {preview.error && (
        <button type="button" className="mt-1 rounded-sm font-medium underline" onClick={() => void preview.refetch()}>
          Look again
        </button>
      )}
    </div>
  );
}

/** Saves the rows that are left out, to be mended and imported then. */
function RefusedButton({ work: { file, columns, preview } }: { work: Work }) {
  const refused = preview.data?.rows.some(({ verdict }) => left[verdict]) ?? false;
  if (!file || !refused) return null;
  return (
    <Button
      className="w-fit"
      onClick={() => void saveSpreadsheet('refused-rows.csv', () => refusedRows(file, columns))}
    >
      Download the rows that are left out
    </Button>
  );
}

const left = { CREATED: false, CHANGED: false, SAME: false, REFUSED: true };

function HowFar({ done, of }: { done: number; of: number }) {
  return (
    <div>
      <Progress label="How far the import is" value={of === 0 ? 0 : Math.floor((done / of) * 100)} />
      <p role="status" className="mt-1 text-[13px] text-muted tabular-nums">
        {done.toLocaleString('en-US')} of {of.toLocaleString('en-US')} loans
      </p>
    </div>
  );
}

function Done({ said, onClose }: { said: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="The loans are imported"
      footer={
        <>
          <CancelButton>{text('close')}</CancelButton>
          <Button look="primary" asChild>
            <Link to={paths.loans} search={{}} onClick={onClose}>
              Show the loans
            </Link>
          </Button>
        </>
      }
    >
      <p role="status">{said}.</p>
    </Dialog>
  );
}
