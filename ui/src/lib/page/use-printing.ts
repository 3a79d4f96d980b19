import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Since when the page is being printed, as an instant; null while it isn't. What the answer changes is on the page
 * before the browser draws the paper.
 */
export function usePrinting(): string | null {
  const [since, setSince] = useState<string | null>(null);
  useEffect(() => {
    // The browser draws the paper as soon as its listeners are done, so nothing may wait for the next frame.
    const begin = () => flushSync(() => setSince(new Date().toISOString()));
    const end = () => setSince(null);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return since;
}
