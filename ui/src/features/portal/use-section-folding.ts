import { readTexts, usePreference } from '@/features/identity';

/** The number of remembered choices; the oldest are dropped. */
const REMEMBERED = 300;

/** Which sections of the portal the person collapsed or expanded, on any device. */
export interface SectionFolding {
  isKnown: boolean;
  /** Whether a section is expanded, given its default. */
  isOpen: (part: string, usually: boolean) => boolean;
  toggle: (part: string) => void;
}

/** Returns the person's choices that differ from the defaults. */
export function useSectionFolding(): SectionFolding {
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
