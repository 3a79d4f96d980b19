import type { ZipRefusal } from '@/rules/documents';

const reasons: Record<ZipRefusal, string> = {
  UNREADABLE: 'It can’t be read: it may be damaged',
  PASSWORD_REQUIRED: 'It is locked with a password',
  PASSWORD_WRONG: 'It is locked with another password',
  NOTHING_USABLE: 'No file in it is of a type that can be taken',
  TOO_LARGE: 'It is too large to be opened here',
  TOO_MANY_ENTRIES: 'It holds more files than can be looked through',
  UNPACKS_TOO_LARGE: 'Its files would unpack to far more than is safe to open',
  TOO_DEEP: 'Its folders lie too deep in one another',
  NAME_TOO_LONG: 'A folder in it has too long a name',
  UNSAFE_NAME: 'A file in it has an unsafe name: one that leads out of the zip, or with invisible marks',
  DUPLICATE_NAME: 'Two files in it have the same name',
  SYMBOLIC_LINK: 'A file in it is only a link to somewhere else',
  OVERLAP: 'Files in it share one content, which no ordinary zip has',
};

/** Why an archive isn't opened, as the beginning of a sentence. */
export const whyKept = (refusal: ZipRefusal): string => reasons[refusal];

/** What a person can do who would rather have its files sent. */
export const insteadOfKept = 'To send its files one by one, unpack it on your device and choose them instead.';
