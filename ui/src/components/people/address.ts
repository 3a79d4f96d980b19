import { keysOf } from '@/lib/object-keys';
import type { Address } from '@/rules/rule';

type TextKey =
  | 'streetAddressLine1'
  | 'streetAddressLine2'
  | 'postOfficeBox'
  | 'citySuburb'
  | 'stateProvinceRegion'
  | 'postalCode'
  | 'country'
  | 'moveInDate'
  | 'moveOutDate';

/** An address in a form: unknown parts are empty strings. */
export type AddressValues = Record<TextKey, string> & { currentAddress: boolean };

export const blankAddress: AddressValues = {
  streetAddressLine1: '',
  streetAddressLine2: '',
  postOfficeBox: '',
  citySuburb: '',
  stateProvinceRegion: '',
  postalCode: '',
  country: '',
  moveInDate: '',
  moveOutDate: '',
  currentAddress: false,
};

/** A stored address with possibly missing parts, to be edited. */
export type StoredAddress = { [K in keyof Address]?: Address[K] | null };

export function addressValues(stored: StoredAddress | null | undefined): AddressValues {
  const known = Object.entries(stored ?? {}).filter(([, value]) => value !== null && value !== undefined);
  return { ...blankAddress, ...Object.fromEntries(known) };
}

/** An address as sent to the server. */
type SentAddress = Record<TextKey, string | null> & { currentAddress: boolean };

/** Returns the address as sent to the server; null if nothing was typed. */
export function addressFrom(values: AddressValues): SentAddress | null {
  const { currentAddress, ...texts } = values;
  const sent: Record<TextKey, string | null> = { ...texts };
  for (const key of keysOf(texts)) sent[key] = texts[key].trim() || null;
  return Object.values(sent).every((value) => value === null) ? null : { ...sent, currentAddress };
}

/** Returns the display lines of an address. */
export function addressLines(address: StoredAddress | null | undefined): string[] {
  if (!address) return [];
  const region = [address.stateProvinceRegion, address.postalCode].filter(Boolean).join(' ');
  const box = address.postOfficeBox && `P.O. Box ${address.postOfficeBox}`;
  const city = [address.citySuburb, region].filter(Boolean).join(', ');
  const lines = [address.streetAddressLine1, address.streetAddressLine2, box, city, address.country];
  return lines.filter((line): line is string => Boolean(line));
}
