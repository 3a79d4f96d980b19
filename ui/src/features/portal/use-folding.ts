import { readTexts, usePreference } from '@/features/identity';

/** So many folders are remembered; the oldest choices go first. */
const REMEMBERED = 300;

/** Which parts of the portal the person folded or unfolded, on whatever device. */
export interface Folding {
  isKnown: boolean;
  /** Whether a part is open, which it usually is or isn't. */
  isOpen: (part: string, usually: boolean) => boolean;
  toggle: (part: string) => void;
}

/** The person's choices: parts that stand otherwise than usual. */
export function useFolding(): Folding {
  const { value: otherwise, isKnown, keep } = usePreference('portal-folding', readTexts);
  return {
    isKnown,
    isOpen: (part, usually) => otherwise.includes(part) !== usually,
    toggle: (part) => {
      const others = otherwise.filter((each) => each !== part);
      void keep(others.length < otherwise.length ? others : [...others, part].slice(-REMEMBERED));
    },
  };
}
