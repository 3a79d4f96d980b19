import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '@/api/keys';
import {
  type ChosenFile,
  type Columns,
  type ImportProgress,
  type LoanColumn,
  importLoans,
  importPreviewQuery,
} from './api';

/** More than the server takes: a huge file needn't be sent whole to be refused. */
const MOST_SENT = 9 * 1024 * 1024;

const nothing = { queryKey: keys.loanImport('', null), queryFn: skipToken } as const;

/** Importing loans step by step: the file, what its columns say, what becomes of its rows, and what was done. */
export function useLoanImport() {
  const client = useQueryClient();
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [chosen, setChosen] = useState<Columns | null>(null);
  const [progress, setProgress] = useState<ImportProgress | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [said, setSaid] = useState<string | null>(null);
  const query = file ? importPreviewQuery(file, chosen) : nothing;
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
  const change = (at: number, column: LoanColumn | null) => {
    setFailure(null);
    setChosen(columns.map((each, place) => (place === at ? column : each === column ? null : each)));
  };
  const run = async () => {
    if (!file || !preview.data || progress) return;
    setFailure(null);
    setProgress({ done: 0, of: preview.data.writes });
    try {
      const imported = await importLoans(file, columns, preview.data.seen, setProgress);
      setSaid(imported.said);
      void client.invalidateQueries({ queryKey: keys.loanLists });
      void client.invalidateQueries({ queryKey: keys.home });
      void client.invalidateQueries({ queryKey: keys.contactsOfAllLoans });
    } catch (error) {
      setFailure(error);
      // What stood against it may show in the rows now.
      void preview.refetch();
    }
    setProgress(null);
  };
  return { file, columns, preview, progress, failure, said, choose, change, run };
}
