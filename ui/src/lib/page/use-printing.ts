import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Returns the instant since when the page is being printed; null otherwise. The resulting changes are rendered before
 * the browser prints.
 */
export function usePrinting(): string | null {
  const [since, setSince] = useState<string | null>(null);
  useEffect(() => {
    // The browser prints as soon as its listeners return, so rendering has to be synchronous.
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
