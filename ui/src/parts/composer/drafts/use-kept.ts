import { useEffect, useState } from 'react';
import { type KeptHere, forgetHere, readHere } from './kept-here';

/** What this browser still has of a message that was never finished, as it was when the form appeared. */
export function useKept(place: string) {
  const [copy, setCopy] = useState<KeptHere | null>(null);
  useEffect(() => {
    let here = true;
    void readHere(place).then((found) => here && found && !found.outgoing && setCopy(found));
    return () => {
      here = false;
    };
  }, [place]);
  return {
    copy,
    /** It was brought back. */
    taken: () => setCopy(null),
    throwAway: () => {
      void forgetHere(place);
      setCopy(null);
    },
  };
}
