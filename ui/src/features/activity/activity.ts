import type { components } from '@/api/schema';

export type ActivityEntry = components['schemas']['ActivityEntry'];
export type ActivityKind = components['schemas']['ActivityKind'];
export type ActivityChoices = components['schemas']['ActivityChoices'];

/** The activity filters, as stored in the URL. */
export interface ActivitySearch {
  kind?: ActivityKind | undefined;
  byUserId?: string | undefined;
}

const kinds: Record<ActivityKind, true> = {
  requests: true,
  documents: true,
  reviews: true,
  people: true,
  entities: true,
  consents: true,
  credit: true,
  licences: true,
  facts: true,
  status: true,
  messages: true,
  sharing: true,
  access: true,
  downloads: true,
  'sign-ins': true,
  accounts: true,
  employees: true,
  permissions: true,
  settings: true,
};

const isKind = (word: string): word is ActivityKind => word in kinds;

/** Returns the kind with this name; `undefined` for an unknown name. */
export const kindOf = (word: string | undefined): ActivityKind | undefined => (word && isKind(word) ? word : undefined);
