import { useEffect, useState } from 'react';

/** An address of these bytes inside the page, given back when they are no longer shown. */
export function useObjectUrl(bytes: Blob, type: string): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes, type]);
  return url;
}
