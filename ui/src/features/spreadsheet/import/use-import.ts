import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '@/api/keys';
import {
  type ChosenFile,
  type Columns,
  type ImportKind,
  type ImportProgress,
  importPreviewQuery,
  runImport,
} from './api';

/** More than the server takes: a huge file needn't be sent whole to be refused. */
const MOST_SENT = 9 * 1024 * 1024;

const nothing = { queryKey: keys.fileImport('', '', null), queryFn: skipToken } as const;

/** Importing a file step by step: the file, what its columns say, what becomes of its rows, and what was done. */
export function useImport(kind: ImportKind, onImported: () => void) {
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [chosen, setChosen] = useState<Columns | null>(null);
  const [progress, setProgress] = useState<ImportProgress | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [said, setSaid] = useState<string | null>(null);
  const query = file ? importPreviewQuery(kind, file, chosen) : nothing;
  const preview = useQuery({ ...query, placeholderData: chosen ? keepPreviousData : undefined });
  const columns: Columns = chosen ?? preview.data?.columns.map(({ column }) => column ?? null) ?? [];

  const choose = async (picked: File) => {
    setFailure(null);
    try {
      // Kept as it is now: a spreadsheet may save it again meanwhile.
      const bytes = new Blob([await picked.slice(0, MOST_SENT).arrayBuffer()]);
      setChosen(null);
      setFile({ key: crypto.randomUUID(), name: picked.name, bytes });
    } catch (error) {
      setFailure(error);
    }
  };
  /** Two columns can't say the same: the one that did is left out. */
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
      // What stood against it may show in the rows now.
      void preview.refetch();
    }
    setProgress(null);
  };
  return { kind, file, columns, preview, progress, failure, said, choose, change, run };
}

export type ImportWork = ReturnType<typeof useImport>;
