import { Hash, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { addressLines } from '@/components/people/address';
import { rule } from '@/rules/rule';
import type { LoanEntity } from '../api';
import { kindOf } from '../entity-kinds';

/** Returns the main address of an entity: a person's current one, or the address of anything else. */
export function mainAddress(entity: LoanEntity): string[] {
  const residentialAddresses = entity.mostRecentUserInformation?.residentialAddresses ?? [];
  const lives = rule('currentAddress', { residentialAddresses });
  return addressLines(lives ?? entity.companyAddress);
}

/** The known facts of an entity: name, EIN, address, phone and email address. */
export function EntityCard({ entity }: { entity: LoanEntity }) {
  const { words, icon: Icon } = kindOf(entity.entityType);
  const address = mainAddress(entity);
  const phone = rule('phoneDisplay', { value: entity.phoneNumber?.value ?? null });
  const mailing = addressLines(rule('mailingAddress', entity));
  const elsewhere = !entity.mailingSameAsCompanyAddress && mailing.length > 0;
  const known = entity.ein || phone || entity.emailAddress || address.length > 0;
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-3">
        <span className="flex size-10 shrink-0 items-center justify-center rounded-md bg-sunken text-muted">
          <Icon aria-hidden className="size-5" />
        </span>
        <div className="min-w-0">
          <p className="font-semibold break-words">{entity.name}</p>
          <p className="text-[13px] text-muted">{words}</p>
        </div>
      </div>
      <ul className="grid gap-1.5 text-[13px] text-muted">
        {entity.ein && <Fact icon={<Hash aria-hidden />}>EIN {rule('einDisplay', { ein: entity.ein })}</Fact>}
        {address.length > 0 && <Fact icon={<MapPin aria-hidden />}>{address.join(', ')}</Fact>}
        {elsewhere && <Fact icon={<Mail aria-hidden />}>Mail to {mailing.join(', ')}</Fact>}
        {phone && (
          <Fact icon={<Phone aria-hidden />}>
            <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className="text-accent hover:underline">
              {phone}
            </a>
          </Fact>
        )}
        {entity.emailAddress && (
          <Fact icon={<Mail aria-hidden />}>
            <a href={`mailto:${entity.emailAddress}`} className="break-all text-accent hover:underline">
              {entity.emailAddress}
            </a>
          </Fact>
        )}
      </ul>
      {!known && <p className="text-[13px] text-muted">Nothing else is known yet.</p>}
    </div>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2 tabular-nums [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-faint">
      {icon}
      <span className="min-w-0">{children}</span>
    </li>
  );
}
