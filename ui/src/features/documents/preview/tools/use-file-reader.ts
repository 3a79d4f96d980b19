import { useEffect, useState } from 'react';
import type { UnreadableReason } from '../../readers/reader-worker';
import { type DocumentReader, startReader } from '../../readers/reader';
import { UnreadableFileError } from '../../readers/table';

/** The state of a file being read. */
export type FileReaderState<T> =
  { kind: 'reading' } | { kind: 'failed'; why: UnreadableReason } | { kind: 'read'; reader: DocumentReader; answer: T };

/** Queries a reader that lives as long as the view; `first` should be stable between renders. */
export function useFileReader<T>(first: (reader: DocumentReader) => Promise<T>): FileReaderState<T> {
  const [reading, setReading] = useState<FileReaderState<T>>({ kind: 'reading' });
  useEffect(() => {
    let left = false;
    const reader = startReader();
    setReading({ kind: 'reading' });
    first(reader).then(
      (answer) => !left && setReading({ kind: 'read', reader, answer }),
      (error: unknown) =>
        !left && setReading({ kind: 'failed', why: error instanceof UnreadableFileError ? error.why : 'broken' }),
    );
    return () => {
      left = true;
      reader.close();
    };
  }, [first]);
  return reading;
}

/** The messages for files that can't be read. */
export const unreadableMessages: Record<UnreadableReason, { title: string; words: string }> = {
  broken: {
    title: 'This file can’t be shown',
    words: 'It is damaged, or it isn’t what its name says. Download it to view it.',
  },
  locked: {
    title: 'This file is locked',
    words: 'It needs a password. Download it and open it in its own app.',
  },
  empty: { title: 'This file is empty', words: 'It has no content.' },
};
