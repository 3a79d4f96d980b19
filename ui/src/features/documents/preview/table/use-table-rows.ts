import { useEffect, useRef, useState } from 'react';
import type { DocumentReader } from '../../readers/reader';

/** The number of rows per block. */
const BLOCK_SIZE = 200;
/** The maximum number of cached blocks. */
const MOST_KEPT = 60;

/** Returns the rows of a table, fetched as they come into view; a row is `undefined` until it is loaded. */
export function useTableRows(reader: DocumentReader, table: number, first: number, last: number) {
  const kept = useRef(new Map<number, string[][] | null>());
  const [, setCame] = useState(0);
  useEffect(() => {
    const blocks = kept.current;
    for (let block = Math.floor(first / BLOCK_SIZE); block <= Math.floor(last / BLOCK_SIZE); block += 1) {
      if (blocks.has(block)) continue;
      blocks.set(block, null);
      reader.ask<'rows'>({ ask: 'rows', table, from: block * BLOCK_SIZE, count: BLOCK_SIZE }).then(
        (rows) => {
          blocks.set(block, rows);
          for (const old of [...blocks.keys()].slice(0, Math.max(0, blocks.size - MOST_KEPT))) blocks.delete(old);
          setCame((times) => times + 1);
        },
        () => blocks.delete(block),
      );
    }
  }, [reader, table, first, last]);
  return (row: number): string[] | null => kept.current.get(Math.floor(row / BLOCK_SIZE))?.[row % BLOCK_SIZE] ?? null;
}
