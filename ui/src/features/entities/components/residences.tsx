import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { type AddressValues, blankAddress } from '@/components/people/address';
import { AddressFields } from '@/components/people/address-fields';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { text } from '@/rules/text';
import type { EntityFieldsProps } from '../entity-values';

/** Removes the address at `index`; if it was the current one, another becomes current. */
function removeAddress(addresses: AddressValues[], index: number): AddressValues[] {
  const rest = addresses.filter((_, at) => at !== index);
  const current = Math.max(
    0,
    rest.findIndex((address) => address.currentAddress),
  );
  return rest.map((address, at) => ({ ...address, currentAddress: at === current }));
}

/** A person's residential addresses; exactly one is current. */
export function Residences({ values, onChange, errorOf, disabled }: EntityFieldsProps) {
  const group = useId();
  const addresses = values.residentialAddresses;
  const put = (residentialAddresses: AddressValues[]) => onChange({ ...values, residentialAddresses });
  const change = (index: number, address: AddressValues) =>
    put(addresses.map((each, at) => (at === index ? address : each)));
  const wrong = errorOf('residentialAddresses');
  return (
    <div className="grid gap-5">
      {addresses.map((address, index) => (
        <fieldset key={index} className="grid gap-4 rounded-md border border-line p-4">
          <legend className="sr-only">
            {text('company-address')} {index + 1}
          </legend>
          <div className="flex items-center gap-3">
            <label className="flex items-center gap-2.5 font-medium">
              <input
                type="radio"
                name={group}
                className="size-4 accent-accent"
                checked={address.currentAddress}
                disabled={disabled}
                onChange={() => put(addresses.map((each, at) => ({ ...each, currentAddress: at === index })))}
              />
              Current address
            </label>
            {addresses.length > 1 && !disabled && (
              <IconButton
                label={`Remove address ${index + 1}`}
                className="-my-1.5 ml-auto"
                onClick={() => put(removeAddress(addresses, index))}
              >
                <Trash2 />
              </IconButton>
            )}
          </div>
          <AddressFields
            withDates
            values={address}
            disabled={disabled}
            errorOf={(field) => errorOf(`residentialAddresses.${index}.${field}`)}
            onChange={(changed) => change(index, changed)}
          />
        </fieldset>
      ))}
      {wrong && (
        <p role="alert" className="text-[13px] text-bad">
          {wrong}
        </p>
      )}
      {!disabled && (
        <Button className="w-fit" onClick={() => put([...addresses, { ...blankAddress }])}>
          <Plus aria-hidden /> Add an address
        </Button>
      )}
    </div>
  );
}
