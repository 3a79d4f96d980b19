import { type ReactNode } from 'react';
import { messageFor } from '@/api/problem';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { Skeleton } from '@/components/ui/skeleton';
import { CancelButton } from '@/components/window/cancel-button';
import { Dialog } from '@/components/window/dialog';
import { text } from '@/rules/text';
import { saveSpreadsheet } from '../save-spreadsheet';
import { type ImportKind, toQueryParams } from './api';
import { ColumnChoices } from './column-choices';
import { FileChoice } from './file-choice';
import { PreviewRows } from './preview-rows';
import { type ImportState, useImport } from './use-import';

interface ImportDialogProps {
  kind: ImportKind;
  /** Further options, shown before the preview. */
  options?: ReactNode;
  /** A link to continue after the import. */
  next?: ReactNode;
  onImported: () => void;
  onClose: () => void;
}

/** Imports a CSV file: file, column matching, preview of rows, result. */
export function ImportDialog({ kind, options, next, onImported, onClose }: ImportDialogProps) {
  const work = useImport(kind, onImported);
  const { file, preview, progress, said } = work;
  if (said !== null) return <ImportDone title={kind.done} said={said} next={next} onClose={onClose} />;
  const data = preview.data;
  const writes = data?.writes ?? 0;
  const many = writes === 1 ? kind.one : `${writes.toLocaleString('en-US')} ${kind.several}`;
  const looking = preview.isFetching || preview.isPlaceholderData;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={kind.title}
      description={kind.about}
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
            {writes === 0 ? 'Import' : `Import ${many}`}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        {options}
        <FileChoice
          label={kind.file}
          name={file?.name}
          disabled={progress !== null}
          onFile={(picked) => void work.choose(picked)}
        />
        <ImportErrors work={work} />
        {file && preview.isPending && <Skeleton className="h-40" />}
        {file && data && (
          <>
            <ColumnChoices preview={data} columns={work.columns} disabled={progress !== null} onChange={work.change} />
            {data.rows.length > 0 && <PreviewRows preview={data} />}
            <RefusedButton work={work} />
          </>
        )}
        {progress && <ImportProgressBar {...progress} several={kind.several} />}
      </div>
    </Dialog>
  );
}

/** Why the file can't be previewed, or wasn't imported. */
function ImportErrors({ work: { preview, failure } }: { work: ImportState }) {
  const words = [
    ...(failure ? [messageFor(failure)] : []),
    ...(preview.error ? [messageFor(preview.error)] : []),
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
          Check again
        </button>
      )}
    </div>
  );
}

/** Downloads the skipped rows, to be corrected and imported later. */
function RefusedButton({ work: { kind, file, columns, preview } }: { work: ImportState }) {
  const refused = preview.data?.rows.some(({ verdict }) => left[verdict]) ?? false;
  if (!file || !refused) return null;
  return (
    <Button
      className="w-fit"
      onClick={() =>
        void saveSpreadsheet('refused-rows.csv', () => kind.refused(file, { columns: toQueryParams(columns) }))
      }
    >
      Download skipped rows
    </Button>
  );
}

const left = { CREATED: false, CHANGED: false, SAME: false, REFUSED: true };

function ImportProgressBar({ done, of, several }: { done: number; of: number; several: string }) {
  return (
    <div>
      <Progress label="Import progress" value={of === 0 ? 0 : Math.floor((done / of) * 100)} />
      <p role="status" className="mt-1 text-[13px] text-muted tabular-nums">
        {done.toLocaleString('en-US')} of {of.toLocaleString('en-US')} {several}
      </p>
    </div>
  );
}

interface ImportDoneProps {
  title: string;
  said: string;
  next: ReactNode;
  onClose: () => void;
}

function ImportDone({ title, said, next, onClose }: ImportDoneProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      footer={
        <>
          <CancelButton>{text('close')}</CancelButton>
          {next}
        </>
      }
    >
      <p role="status">{said}.</p>
    </Dialog>
  );
}
