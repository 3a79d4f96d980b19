import { addressLines } from '@/components/people/address';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { type ContactPerson, valuesOf } from '../contact-person';

/** The details of a contact, read-only. */
export function ContactDetails({ id, person }: { id: string; person: ContactPerson }) {
  const values = valuesOf(person);
  const facts: [term: string, value: string][] = [
    [text('phone'), rule('phoneDisplay', { value: values.phoneNumber.value ?? '' })],
    [text('job-title'), values.positionOrTitle],
    [text('company-name'), values.companyName],
    [text('company-website'), values.companyWebsite],
    [text('company-address'), addressLines(values.companyAddress).join(', ')],
  ];
  const known = facts.filter(([, value]) => value);
  return (
    <dl id={id} className="mt-2 ml-11 grid grid-cols-[7rem_minmax(0,1fr)] gap-x-3 gap-y-1 text-[13px]">
      {known.length === 0 && <dd className="col-span-2 text-muted">No more details.</dd>}
      {known.map(([term, value]) => (
        <div key={term} className="contents">
          <dt className="text-muted">{term}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
