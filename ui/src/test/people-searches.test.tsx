import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { EmployeePicker } from '@/components/people/employee-picker';
import { ContactProvider } from '@/features/contacts/contact-context';
import { ContactsDialog } from '@/features/contacts/list/contacts-dialog';
import { ContactPicker } from '@/features/contacts/pickers/contact-picker';
import { MemberList } from '@/features/sharing/components/member-list';
import type * as Load from '@/rules/load-rules';
import { rulesModule } from '@/rules/load-rules';
import type { MemberIndex } from '@/rules/rule';
import { ann, dana, loanWith, me, relation, role, user } from './people';
import { renderAt } from './render-at';
import { fakeResponses } from './fake-responses';

vi.mock('@/rules/load-rules', async (original) => {
  const actual = await original<typeof Load>();
  return { ...actual, rulesModule: vi.fn<typeof actual.rulesModule>(actual.rulesModule) };
});

const several = (roleGroup: 'LENDER' | 'CONTACT') =>
  Array.from({ length: 30 }, (_, n) => user(`u-${n}`, `Smitha${n}`, 'Smithson', { loggedRoleGroup: roleGroup }));
const danaRole = role('r-dana', 'LEAD_LENDER', dana);
const loan = loanWith({ loanRoles: [danaRole, role('r-ann', 'CONTACT', ann)] });
const crowd = loanWith({
  loanRoles: [danaRole, ...several('CONTACT').map((one) => role(`r-${one.id}`, 'CONTACT', one))],
});
const listedUnderDana = several('CONTACT').map((one) =>
  relation({
    id: `c-${one.id}`,
    contactLoanRoleId: `r-${one.id}`,
    contactUser: one,
    givenName: one.givenName ?? '',
    familyName: 'Smithson',
  }),
);
const members = several('LENDER').map((one) => ({ id: one.id, role: 'LENDER' as const, user: one }));
const nothing = () => undefined;

const searches: Record<string, () => ReactNode> = {
  'the select list, in groups': () => (
    <MemberList label="Assign" members={members} viewerGroup="LENDER" selected={[]} onChange={nothing} />
  ),
  'the contact picker': () => (
    <ContactProvider loan={crowd} ownerRoleId="r-dana">
      <ContactPicker companyMode={false} onPick={nothing} onAdd={nothing} />
    </ContactProvider>
  ),
  'the contact list': () => (
    <ContactProvider loan={loan} ownerRoleId="r-dana">
      <ContactsDialog owner={danaRole} onClose={nothing} />
    </ContactProvider>
  ),
  'the employee picker': () => (
    <EmployeePicker
      label="Person"
      offered={{ companyId: 'co', viewer: loan.me, without: new Set() }}
      allThere=""
      value={null}
      onChange={nothing}
    />
  ),
};

beforeEach(() => {
  fakeResponses({
    'GET /v1/users/me': me,
    'GET /v1/loans/l1/contactRelation/r-dana': listedUnderDana,
    'GET /v1/lenders/co/subroles': [],
    'GET /v1/lenders/co/employees': several('LENDER'),
    'GET /v1/users': { content: [], page: 0, size: 20, totalElements: 0, last: true },
  });
});

/** The prototype of every member index in the rules. */
let memberIndex: MemberIndex;
beforeAll(() => {
  memberIndex = rulesModule().MemberIndex.prototype;
});

/** Returns the number of rule calls since the last reading: plain rules, and queries of a resident list. */
function crossings(): number {
  const rules = vi.mocked(rulesModule).mock.calls.length;
  const queries = vi.mocked(memberIndex.query).mock.calls.length;
  vi.clearAllMocks();
  return rules + queries;
}

test.each(Object.keys(searches))('a keystroke in %s crosses into the rules once', async (name) => {
  vi.spyOn(memberIndex, 'query');
  const Search = searches[name] ?? nothing;
  renderAt('/', () => <Suspense>{Search()}</Suspense>);
  const person = userEvent.setup();
  const field = await screen.findByRole(name === 'the contact list' ? 'searchbox' : 'combobox');
  await person.type(field, 's');
  await waitFor(() => expect(document.body).toHaveTextContent(/Smitha1\b|smith ?a1\b/i));
  crossings();
  for (const letter of 'mith') {
    await person.type(field, letter);
    expect(crossings(), letter).toBe(1);
  }
});
