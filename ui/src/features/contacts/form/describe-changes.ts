import { addressLines } from '@/components/people/address';
import { text } from '@/rules/text';
import type { ContactValues } from '../contact-person';

const yesOrNo = (value: boolean) => (value ? 'yes' : 'no');

/** Returns the label and displayed value of each field, in the form's order. */
function displayedFields(values: ContactValues): [label: string, value: string][] {
  return [
    [text('first-name'), values.givenName],
    [text('last-name'), values.familyName],
    [text('email-address'), values.emailAddress],
    [text('phone'), values.phoneNumber.value ?? ''],
    [text('job-title'), values.positionOrTitle],
    [text('loan-role'), values.contactSubRoleTitle],
    [text('key-contact'), yesOrNo(values.keyContact)],
    [text('visible-to-borrowers'), yesOrNo(values.visibleToBorrower)],
    [text('visible-to-lenders'), yesOrNo(values.visibleToLender)],
    [text('company-name'), values.companyName],
    [text('company-website'), values.companyWebsite],
    [text('company-address'), addressLines(values.companyAddress).join(', ')],
  ];
}

/** Returns the changes that another user made during editing, in words. */
export function describeChanges(before: ContactValues, now: ContactValues): string {
  const old = new Map(displayedFields(before));
  const changes = displayedFields(now)
    .filter(([label, value]) => old.get(label) !== value)
    .map(([label, value]) => (value ? `${label} is now “${value}”` : `${label} is now empty`));
  const what = changes.length > 0 ? changes.join(', ') : 'it was saved again';
  return `Someone changed this while you were typing: ${what}. What you typed is still here.`;
}
