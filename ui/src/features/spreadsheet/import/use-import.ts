import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '@/api/keys';
import {
  type ChosenFile,
  type ColumnMatches,
  type ImportKind,
  type ImportProgress,
  importPreviewQuery,
  runImport,
} from './api';

/** Slightly above the server's limit: a huge file needn't be sent whole to be refused. */
const MOST_SENT = 9 * 1024 * 1024;

const nothing = { queryKey: keys.fileImport('', '', null), queryFn: skipToken } as const;

/** Returns the steps of an import: file, column matching, preview of rows, result. */
export function useImport(kind: ImportKind, onImported: () => void) {
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [chosen, setChosen] = useState<ColumnMatches | null>(null);
  const [progress, setProgress] = useState<ImportProgress | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [said, setSaid] = useState<string | null>(null);
  const query = file ? importPreviewQuery(kind, file, chosen) : nothing;
  const preview = useQuery({ ...query, placeholderData: chosen ? keepPreviousData : undefined });
  const columns: ColumnMatches = chosen ?? preview.data?.columns.map(({ column }) => column ?? null) ?? [];

  const choose = async (picked: File) => {
    setFailure(null);
    try {
      // A copy of the current content, because a spreadsheet program may overwrite the file.
      const bytes = new Blob([await picked.slice(0, MOST_SENT).arrayBuffer()]);
      setChosen(null);
      setFile({ key: crypto.randomUUID(), name: picked.name, bytes });
    } catch (error) {
      setFailure(error);
    }
  };
  /** A field can be matched once, so its previous column is skipped. */
  const change = (at: number, column: string | null) => {
    setFailure(null);
    setChosen(columns.map((each, place) => (place === at ? column : each === column ? null : each)));
  };
  const run = async () => {
    if (!file || !preview.data || progress) return;
    setFailure(null);
    setProgress({ done: 0, of: preview.data.writes });
    try {
      const imported = await runImport(kind, file, { columns, seen: preview.data.seen }, setProgress);
      setSaid(imported.said);
      onImported();
    } catch (error) {
      setFailure(error);
      // The reason for the refusal may now show in the rows.
      void preview.refetch();
    }
    setProgress(null);
  };
  return { kind, file, columns, preview, progress, failure, said, choose, change, run };
}

export type ImportState = ReturnType<typeof useImport>;
