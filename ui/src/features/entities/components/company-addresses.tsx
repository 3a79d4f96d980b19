import { Checkbox } from '@/components/form/checkbox';
import { AddressFields } from '@/components/people/address-fields';
import type { EntityFieldsProps } from '../entity-values';

interface CompanyAddressesProps extends EntityFieldsProps {
  /** Whether the mailing address may differ. */
  withMailing: boolean;
}

/** The addresses of a company or an asset, including its mailing address. */
export function CompanyAddresses({ values, onChange, errorOf, disabled, withMailing }: CompanyAddressesProps) {
  const same = values.mailingSameAsCompanyAddress;
  return (
    <>
      <AddressFields
        values={values.companyAddress}
        disabled={disabled}
        errorOf={(field) => errorOf(`companyAddress.${field}`)}
        onChange={(companyAddress) => onChange({ ...values, companyAddress })}
      />
      {withMailing && (
        <label className="flex w-fit items-center gap-2.5">
          <Checkbox
            checked={same}
            disabled={disabled}
            onCheckedChange={(checked) => onChange({ ...values, mailingSameAsCompanyAddress: checked === true })}
          />
          Mail goes to this address
        </label>
      )}
      {withMailing && !same && (
        <fieldset className="grid gap-4">
          <legend className="mb-3 font-medium">Mailing address</legend>
          <AddressFields
            values={values.mailingAddress}
            disabled={disabled}
            errorOf={(field) => errorOf(`mailingAddress.${field}`)}
            onChange={(mailingAddress) => onChange({ ...values, mailingAddress })}
          />
        </fieldset>
      )}
    </>
  );
}
