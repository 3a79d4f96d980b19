import { useRef } from 'react';
import type { TrayFile } from './api';

/** Where the focus goes when the row that it was in goes: to the next file that waits, or to what is left. */
export function useNextFile() {
  const list = useRef<HTMLDivElement>(null);
  /** Looks what stands beside a file; what it answers goes there, once the file is gone. */
  const goOn = ({ id }: TrayFile) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-file]') ?? [])];
    const at = rows.findIndex((row) => row.dataset.file === id);
    const next = rows[at + 1] ?? rows[at - 1] ?? list.current;
    return () => {
      // A window over the list gives the focus free first.
      setTimeout(() => {
        if (!rows[at]?.isConnected) next?.focus();
      });
    };
  };
  return { list, goOn };
}
