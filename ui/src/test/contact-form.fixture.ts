import { screen } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { beforeEach, vi } from 'vitest';
import { ann } from './people';

const roles = [
  { id: 's-att', companyId: 'co', title: 'Attorney', subRoleType: 'CONTACT' },
  { id: 's-bor', companyId: 'co', title: 'Borrower', subRoleType: 'BORROWER' },
];
export const own = 'GET /v1/loans/l1/contactRelation/r-dana';
export const add = 'POST /v1/loans/l1/contactRelation/r-dana';
export const change = 'PUT /v1/loans/l1/contactRelation/r-ann';
export const common = {
  [own]: [],
  'GET /v1/lenders/co/subroles': roles,
  'GET /v1/users/search': { content: [ann], last: true },
};

/** The shown toasts. */
export const said: { errors: string[]; successes: string[] } = { errors: [], successes: [] };

export const listen = (): void =>
  beforeEach(() => {
    said.errors = [];
    said.successes = [];
    vi.spyOn(toast, 'error').mockImplementation((text) => said.errors.push(String(text)));
    vi.spyOn(toast, 'success').mockImplementation((text) => said.successes.push(String(text)));
  });

export const picker = () => screen.findByRole('combobox', { name: 'Search or enter a name or email' });
export const save = () => screen.getByRole('button', { name: 'Save' });

/** Types a name that isn't found, and adds it. */
export async function addTyped(person: ReturnType<typeof userEvent.setup>, typed: string) {
  await person.type(await picker(), typed);
  await person.click(await screen.findByRole('option', { name: new RegExp(`Add Contact “${typed}”`) }));
}
