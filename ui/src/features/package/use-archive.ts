import { useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import { wordsFor } from '@/api/problem';
import { keepFile } from '@/lib/keep-file';
import { type ArchiveWish, fetchArchive } from './fetch-archive';

/** A download on its way; nothing while there is none. */
export interface Archiving {
  count: number;
  bytes: number;
}

/** Downloads documents as one archive: how far it is, and how to stop it. Leaving the page stops it too. */
export function useArchive() {
  const [archiving, setArchiving] = useState<Archiving | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (wish: ArchiveWish) => {
    const stop = new AbortController();
    running.current = stop;
    const count = wish.documentIds.length;
    setArchiving({ count, bytes: 0 });
    try {
      const { archive, name } = await fetchArchive(wish, (bytes) => setArchiving({ count, bytes }), stop.signal);
      keepFile(archive, name);
      toast.success(`${name} downloaded`);
    } catch (error) {
      if (!stop.signal.aborted) toast.error(wordsFor(error));
    } finally {
      setArchiving(null);
    }
  };
  const cancel = () => {
    running.current?.abort();
    toast('Download cancelled');
  };
  return { archiving, start, cancel };
}
