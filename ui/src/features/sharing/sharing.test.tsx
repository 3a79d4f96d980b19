import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { MemberList } from './components/member-list';
import type { ListMember } from './people-search';

const member = (
  givenName: string,
  familyName: string,
  role: ListMember['role'],
  rest: Partial<ListMember> = {},
): ListMember => {
  const id = givenName.toLowerCase();
  return { id, role, user: { id, givenName, familyName, emailAddress: `${id}@mail.example` }, ...rest };
};

const members = [
  member('Grace', 'Kim', 'CONTACT', { keyContact: true }),
  member('Bill', 'Novak', 'CONTACT'),
  member('Lucia', 'Alvarez', 'LEAD_BORROWER'),
  member('Tom', 'Guthrie', 'LENDER'),
  member('Dana', 'Whitfield', 'LEAD_LENDER'),
];

function show(props: Partial<React.ComponentProps<typeof MemberList>> = {}) {
  const onChange = vi.fn<(selected: string[]) => void>();
  const onUnassign = vi.fn<() => void>();
  const list = { label: 'Assign to', members, viewerGroup: 'LENDER' as const, selected: [], onChange, onUnassign };
  const { container } = render(<MemberList {...list} {...props} />);
  return { onChange, onUnassign, box: container.firstElementChild as HTMLElement, person: userEvent.setup() };
}

const names = () => screen.getAllByRole('option').map((option) => option.textContent);
const option = (name: RegExp | string) => screen.getByRole('option', { name });

test('people are grouped under the exact headings', () => {
  show();
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'My Team',
    'Borrowing Team',
    'Key Contacts',
    'Contacts',
  ]);
  const team = within(screen.getByRole('group', { name: 'My Team' }));
  expect(team.getAllByRole('option').map((one) => one.textContent)).toEqual([
    expect.stringContaining('Dana Whitfield'),
    expect.stringContaining('Tom Guthrie'),
  ]);
});

test('a person with a photo is shown with it', () => {
  const user = { id: 'ana', givenName: 'Ana', familyName: 'Bond', emailAddress: 'ana@mail.example', avatarDocId: 'p1' };
  show({ members: [...members, { id: 'ana', role: 'BORROWER', user }] });
  expect(option(/Ana Bond/).querySelector('img')).toHaveAttribute('src', '/v1/users/ana/photo?v=p1');
  expect(option(/Grace Kim/).querySelector('img')).toBeNull();
});

test('borrowers see the lending team as Lending Team, and a group without members has no heading', () => {
  show({ viewerGroup: 'BORROWER', members: members.filter(({ role }) => role !== 'CONTACT') });
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'Lending Team',
    'Borrowing Team',
  ]);
});

test('the list is 400 pixels high, unless it should fit its people', () => {
  expect(show().box).toHaveClass('h-[400px]');
  expect(show({ autoHeight: true }).box).not.toHaveClass('h-[400px]');
});

test('a search of five letters has no typo tolerance and underlines its matches', async () => {
  const { person } = show();
  const search = screen.getByRole('combobox', { name: 'Find people: Assign to' });
  await person.type(search, 'alvar');
  expect(names()).toHaveLength(3);
  const found = within(option(/Lucia/)).getAllByText(/alvar/i);
  expect(found.some((part) => part.className.includes('underline'))).toBe(true);
  await person.clear(search);
  await person.type(search, 'alvax');
  expect(screen.getByText('No people match “alvax”.')).toBeInTheDocument();
});

test('arrows and Page Down move, Enter picks; while searching Enter picks the first match', async () => {
  const { person, onChange, onUnassign } = show();
  await person.keyboard('{ArrowDown}{Enter}');
  expect(onUnassign).toHaveBeenCalledOnce();
  await person.keyboard('{PageDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(['grace']);
  await person.keyboard('lucia{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(['lucia']);
  expect(onUnassign).toHaveBeenCalledOnce();
});

test('Select All selects everyone listed, and then no one', async () => {
  const { person, onChange } = show();
  await person.click(option('Select All'));
  expect(onChange).toHaveBeenLastCalledWith(['dana', 'tom', 'lucia', 'grace', 'bill']);
});

test('Unassigned is selected while no one is assigned, not even partly', () => {
  show();
  expect(option('Unassigned')).toHaveAttribute('aria-selected', 'true');
});

test('people who are assigned only some elements are marked', () => {
  show({ partly: ['lucia'] });
  expect(option('Unassigned')).toHaveAttribute('aria-selected', 'false');
  expect(option(/Lucia/)).toHaveTextContent('some of them');
});

test('a link is marked and assigns no one', () => {
  show({ linked: ['grace'] });
  expect(option(/Grace/)).toHaveTextContent('has a link');
  expect(option('Unassigned')).toHaveAttribute('aria-selected', 'true');
});
