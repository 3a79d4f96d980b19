import { keysOf } from '@/lib/object-keys';
import type { ZipRefusal } from '@/rules/documents';
import { text } from '@/rules/text';

const codes: Record<ZipRefusal, string> = {
  UNREADABLE: 'zip-kept-unreadable',
  PASSWORD_REQUIRED: 'zip-kept-password-required',
  PASSWORD_WRONG: 'zip-kept-password-wrong',
  NOTHING_USABLE: 'zip-kept-nothing-usable',
  TOO_LARGE: 'zip-kept-too-large',
  TOO_MANY_ENTRIES: 'zip-kept-too-many-entries',
  UNPACKS_TOO_LARGE: 'zip-kept-unpacks-too-large',
  TOO_DEEP: 'zip-kept-too-deep',
  NAME_TOO_LONG: 'zip-kept-name-too-long',
  UNSAFE_NAME: 'zip-kept-unsafe-name',
  DUPLICATE_NAME: 'zip-kept-duplicate-name',
  SYMBOLIC_LINK: 'zip-kept-symbolic-link',
  OVERLAP: 'zip-kept-overlap',
};

/** All reasons why an archive isn't opened. */
export const unopenedReasons = keysOf(codes);

/** Returns why an archive isn't opened, as the beginning of a sentence. */
export const unopenedReason = (refusal: ZipRefusal): string => text(codes[refusal]);

/** Returns what to do to send the files of an unopened archive. */
export const unopenedAdvice = (): string => text('zip-kept-instead');
