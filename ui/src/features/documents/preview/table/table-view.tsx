import { Tabs } from 'radix-ui';
import { useCallback, useEffect, useState } from 'react';
import type { DocumentReader } from '../../readers/reader';
import { MOST_COLUMNS, type TableFacts, UnreadableFileError } from '../../readers/table';
import { PreviewSkeleton } from '../preview-skeleton';
import { UnavailablePreview } from '../unavailable-preview';
import { PreviewNote } from '../tools/preview-note';
import { useZoom } from '../tools/use-zoom';
import { ZoomBar } from '../tools/zoom-bar';
import { useFileReader, unreadableMessages } from '../tools/use-file-reader';
import type { ViewProps } from '../view-props';
import { FileStart, WholeFile } from '../whole-file';
import { SheetTable } from './sheet';

/** The maximum number of bytes fetched of a CSV file, and the size limit of an Excel file. */
const mostSeparated = 64 * 1024 * 1024;
const mostWorkbook = 128 * 1024 * 1024;

/** A CSV file as a table. */
export function SeparatedView(view: ViewProps) {
  const whole = view.document.size <= mostSeparated;
  return (
    <FileStart {...view} most={mostSeparated}>
      {(bytes) => <TableTabs {...view} bytes={bytes} kind={whole ? 'whole' : 'start'} />}
    </FileStart>
  );
}

/** An Excel file, with a table for each sheet. */
export function WorkbookView(view: ViewProps) {
  return (
    <WholeFile {...view} most={mostWorkbook}>
      {(bytes) => <TableTabs {...view} bytes={bytes} kind="workbook" />}
    </WholeFile>
  );
}

interface TableTabsProps extends ViewProps {
  bytes: Blob;
  kind: 'whole' | 'start' | 'workbook';
}

function TableTabs({ document, actionsDisabled, bytes, kind }: TableTabsProps) {
  const open = useCallback(
    async (reader: DocumentReader) => {
      const names = await (kind === 'workbook'
        ? reader.ask<'workbook'>({ ask: 'workbook', file: bytes })
        : reader.ask<'separated'>({ ask: 'separated', file: bytes, whole: kind === 'whole' }));
      return { names, first: await reader.ask<'facts'>({ ask: 'facts', table: 0 }) };
    },
    [bytes, kind],
  );
  const reading = useFileReader(open);
  if (reading.kind === 'reading') return <PreviewSkeleton />;
  if (reading.kind === 'failed') {
    const { title, words } = unreadableMessages[reading.why];
    return (
      <UnavailablePreview {...{ document, actionsDisabled }} title={title}>
        {words}
      </UnavailablePreview>
    );
  }
  const { names, first } = reading.answer;
  return <Sheets reader={reading.reader} names={names} first={first} document={document} />;
}

interface SheetsProps {
  reader: DocumentReader;
  names: string[];
  first: TableFacts;
  document: ViewProps['document'];
}

function Sheets({ reader, names, first, document }: SheetsProps) {
  const [open, setOpen] = useState(0);
  const zoom = useZoom();
  if (names.length === 1)
    return (
      <div className="flex h-full flex-col" onKeyDown={zoom.onKeyDown}>
        <OneSheet {...{ reader, zoom }} index={0} facts={first} name={names[0] || document.name} />
        <ZoomBar zoom={zoom} />
      </div>
    );
  return (
    <Tabs.Root
      className="flex h-full flex-col"
      activationMode="manual"
      value={String(open)}
      onValueChange={(value) => setOpen(Number(value))}
      onKeyDown={zoom.onKeyDown}
    >
      <Tabs.List
        aria-label="Sheets"
        className="flex shrink-0 gap-1 overflow-x-auto border-b border-line bg-surface px-2 py-1.5"
      >
        {names.map((name, index) => (
          <Tabs.Trigger
            key={index}
            value={String(index)}
            className="max-w-60 shrink-0 truncate rounded-md px-2.5 py-1 text-[13px] text-muted hover:bg-hover focus-visible:-outline-offset-2 data-[state=active]:bg-accent-soft data-[state=active]:font-semibold data-[state=active]:text-ink"
          >
            {name}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content key={open} value={String(open)} className="flex min-h-0 grow flex-col" tabIndex={-1}>
        <OneSheet {...{ reader, zoom }} index={open} facts={open === 0 ? first : null} name={names[open] ?? ''} />
      </Tabs.Content>
      <ZoomBar zoom={zoom} />
    </Tabs.Root>
  );
}

interface OneSheetProps {
  reader: DocumentReader;
  index: number;
  /** The table's facts, once known. */
  facts: TableFacts | null;
  name: string;
  zoom: { scale: number };
}

function OneSheet({ reader, index, facts: known, name, zoom }: OneSheetProps) {
  const [facts, setFacts] = useState(known);
  const [why, setWhy] = useState<UnreadableFileError['why'] | null>(null);
  useEffect(() => {
    if (known) return;
    let left = false;
    reader.ask<'facts'>({ ask: 'facts', table: index }).then(
      (found) => !left && setFacts(found),
      (error: unknown) => !left && setWhy(error instanceof UnreadableFileError ? error.why : 'broken'),
    );
    return () => {
      left = true;
    };
  }, [reader, index, known]);
  if (why) return <p className="p-6 text-muted">{unreadableMessages[why].words}</p>;
  if (!facts) return <PreviewSkeleton />;
  if (facts.rows === 0 && facts.firstRow === 1) return <p className="grow p-6 text-muted">This sheet is empty.</p>;
  return (
    <>
      {facts.more && (
        <PreviewNote>
          Showing the first {facts.rows.toLocaleString('en-US')} rows. Download it to see the rest.
        </PreviewNote>
      )}
      {facts.columns >= MOST_COLUMNS && <PreviewNote>Showing the first {MOST_COLUMNS} columns.</PreviewNote>}
      <SheetTable {...{ reader, facts, name }} table={index} scale={zoom.scale} />
    </>
  );
}
