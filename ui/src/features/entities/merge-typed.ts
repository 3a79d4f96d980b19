import { addressLines } from '@/components/people/address';
import { keysOf } from '@/lib/object-keys';
import type { EntityValues } from './entity-values';

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Another person's changes, merged with the form. */
export interface MergeResult {
  /** The form's values, with the other changes wherever the form was unedited. */
  values: EntityValues;
  /** The other person's changes, as text. */
  changes: string[];
}

const changeOrRemoval = (what: string, now: string) =>
  now ? `the ${what} is now “${now}”` : `the ${what} was removed`;

const said: { [K in keyof EntityValues]: (now: EntityValues[K]) => string } = {
  name: (now) => changeOrRemoval('name', now),
  ein: (now) => changeOrRemoval('EIN', now),
  emailAddress: (now) => changeOrRemoval('email address', now),
  phoneNumber: (now) => changeOrRemoval('phone number', now),
  companyAddress: (now) => changeOrRemoval('address', addressLines(now).join(', ')),
  mailingAddress: (now) => changeOrRemoval('mailing address', addressLines(now).join(', ')),
  mailingSameAsCompanyAddress: (now) =>
    now ? 'mail now goes to the company address' : 'mail now goes to a separate address',
  residentialAddresses: () => 'the residential addresses have changed',
  licence: () => 'the driver’s license has changed',
};

/** Merges the edits over `before` with the server's `now`; edits win. */
export function mergeTyped(typed: EntityValues, before: EntityValues, now: EntityValues): MergeResult {
  const values = { ...typed };
  const changes: string[] = [];
  const take = <K extends keyof EntityValues>(field: K) => {
    if (same(before[field], now[field])) return;
    changes.push(said[field](now[field]));
    if (same(typed[field], before[field])) values[field] = now[field];
  };
  for (const field of keysOf(said)) take(field);
  return { values, changes };
}
