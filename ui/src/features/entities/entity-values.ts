import { type AddressValues, addressFrom, addressValues, blankAddress } from '@/components/people/address';
import { today } from '@/lib/time/clock';
import { rule } from '@/rules/rule';
import type { EntityBody, EntityType, LoanEntity } from './api';

/** The form values of an entity, with the field names of the shared rule. */
export interface EntityValues {
  name: string;
  ein: string;
  emailAddress: string;
  phoneNumber: string;
  companyAddress: AddressValues;
  mailingAddress: AddressValues;
  mailingSameAsCompanyAddress: boolean;
  residentialAddresses: AddressValues[];
  licence: { number: string; expiration: string; dob: string; state: string };
}

/** The props of an entity's fields. */
export interface EntityFieldsProps {
  entityType: EntityType;
  values: EntityValues;
  onChange: (values: EntityValues) => void;
  /** Returns the error of a field, by its path. */
  errorOf: (field: string) => string | undefined;
  disabled: boolean;
}

export const blankEntity: EntityValues = {
  name: '',
  ein: '',
  emailAddress: '',
  phoneNumber: '',
  companyAddress: blankAddress,
  mailingAddress: blankAddress,
  mailingSameAsCompanyAddress: true,
  residentialAddresses: [{ ...blankAddress, currentAddress: true }],
  licence: { number: '', expiration: '', dob: '', state: '' },
};

export function valuesOf(entity: LoanEntity): EntityValues {
  const licence = entity.mostRecentDriversLicenseInformation;
  const residences = entity.mostRecentUserInformation?.residentialAddresses ?? [];
  return {
    name: entity.name,
    ein: rule('einDisplay', { ein: entity.ein ?? null }),
    emailAddress: entity.emailAddress ?? '',
    phoneNumber: rule('phoneDisplay', { value: entity.phoneNumber?.value ?? null }),
    companyAddress: addressValues(entity.companyAddress),
    mailingAddress: addressValues(entity.mailingAddress),
    mailingSameAsCompanyAddress: entity.mailingSameAsCompanyAddress,
    residentialAddresses:
      residences.length > 0
        ? residences.map(({ address }) => addressValues(address))
        : blankEntity.residentialAddresses,
    licence: {
      number: licence?.number ?? '',
      expiration: licence?.expiration ?? '',
      dob: licence?.dob ?? '',
      state: licence?.state ?? '',
    },
  };
}

const orNull = (typed: string) => typed.trim() || null;

/**
 * Returns the request body. Blank addresses are omitted, and so is the license of an entity `before` whose license the
 * person may not see: it is unchanged.
 */
export function bodyOf(values: EntityValues, before?: LoanEntity) {
  const residences = values.residentialAddresses.flatMap((typed) => addressFrom(typed) ?? []);
  return {
    name: values.name.trim(),
    ein: orNull(values.ein),
    emailAddress: orNull(values.emailAddress),
    phoneNumber: { value: orNull(values.phoneNumber) },
    companyAddress: addressFrom(values.companyAddress),
    mailingAddress: values.mailingSameAsCompanyAddress ? null : addressFrom(values.mailingAddress),
    mailingSameAsCompanyAddress: values.mailingSameAsCompanyAddress,
    mostRecentUserInformation: { residentialAddresses: residences.map((address) => ({ address })) },
    ...(before?.mostRecentDriversLicenseInformation?.visible !== false && {
      mostRecentDriversLicenseInformation: {
        number: orNull(values.licence.number),
        expiration: orNull(values.licence.expiration),
        dob: orNull(values.licence.dob),
        state: orNull(values.licence.state),
      },
    }),
  } satisfies EntityBody;
}

/** Returns what the shared rule reports about a form. */
export function violationsOf(values: EntityValues) {
  // Blank addresses are kept, so that the rule counts them like the form.
  const residentialAddresses = values.residentialAddresses.map((typed) => ({
    address: addressFrom(typed) ?? { currentAddress: typed.currentAddress },
  }));
  return rule('checkEntity', {
    ...bodyOf(values),
    mostRecentUserInformation: { residentialAddresses },
    today: today(),
  });
}
