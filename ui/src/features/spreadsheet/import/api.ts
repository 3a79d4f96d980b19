import { queryOptions } from '@tanstack/react-query';
import { keys } from '@/api/keys';
import { Problem, asProblem } from '@/api/problem';
import type { components } from '@/api/schema';
import { isObject } from '@/lib/is-object';

type Schemas = components['schemas'];

export type ImportPreview = Schemas['ImportPreview'];
export type PreviewRow = Schemas['PreviewRow'];
export type RowVerdict = Schemas['RowVerdict'];
type Imported = Schemas['Imported'];

/** What the columns of a file say, each in its word; nothing for those that are left out. */
export type Columns = readonly (string | null)[];

/** A chosen file, as it was when it was chosen. */
export interface ChosenFile {
  /** Its own key: importing it twice imports it once. */
  key: string;
  name: string;
  bytes: Blob;
}

/** How far an import is, in rows. */
export interface ImportProgress {
  done: number;
  of: number;
}

/** What goes with a file beside its bytes. */
export interface ImportQuery {
  columns: string;
  seen: string;
  idempotencyKey: string;
}

/** What can be imported, and by which calls. */
export interface ImportKind {
  /** Tells what becomes of a file here from what becomes of it elsewhere. */
  name: string;
  title: string;
  about: string;
  /** What the file is called. */
  file: string;
  one: string;
  several: string;
  done: string;
  preview: (file: ChosenFile, query: { columns?: string }, signal: AbortSignal) => Promise<ImportPreview>;
  refused: (file: ChosenFile, query: { columns: string }) => Promise<Blob>;
  run: (file: ChosenFile, query: ImportQuery) => Promise<ReadableStream<Uint8Array>>;
}

export const wire = (columns: Columns): string => columns.map((column) => column ?? '').join(',');

/** A file's bytes as they are. */
export const bodyOf = ({ bytes }: ChosenFile) => ({
  body: '',
  bodySerializer: () => bytes,
  headers: { 'Content-Type': 'text/csv' },
});

/** What would become of each row; the columns are guessed unless chosen. */
export const importPreviewQuery = (kind: ImportKind, file: ChosenFile, columns: Columns | null) =>
  queryOptions({
    queryKey: keys.fileImport(kind.name, file.key, columns),
    queryFn: ({ signal }) => kind.preview(file, columns ? { columns: wire(columns) } : {}, signal),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });

/** Imports the file as it was seen, all of it or nothing; tells meanwhile how far it is. */
export async function runImport(
  kind: ImportKind,
  file: ChosenFile,
  { columns, seen }: { columns: Columns; seen: string },
  onProgress: (progress: ImportProgress) => void,
): Promise<Imported> {
  const answered = await kind.run(file, { columns: wire(columns), seen, idempotencyKey: file.key });
  for await (const line of linesOf(answered)) {
    if ('imported' in line) return line.imported;
    if ('problem' in line) throw asProblem(line.problem.status, line.problem);
    onProgress(line);
  }
  throw new Problem(0, {});
}

/** The JSON values of an answer that comes line by line. */
async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Schemas['ImportLine']> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new Problem(0, {});
    });
    rest += decoder.decode(value, { stream: !done });
    const lines = rest.split('\n');
    rest = done ? '' : (lines.pop() ?? '');
    for (const line of lines.filter(Boolean)) {
      const read: unknown = JSON.parse(line);
      if (isLine(read)) yield read;
    }
    if (done) return;
  }
}

const isLine = (value: unknown): value is Schemas['ImportLine'] => isObject(value);
