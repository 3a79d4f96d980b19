import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import type { CurrentUser } from '@/api/models';
import { dana } from '@/test/loan.fixture';
import { renderAt } from '@/test/render-at';
import { refusal, serveCalls } from '@/test/server';
import type { Company, Permission } from './api';
import { CompanyScreen } from './screens/company-screen';

const company: Company = {
  id: 'harbor',
  name: 'Harbor & Pine',
  slug: 'harbor-pine',
  individualCreditReport: true,
  hasBorrowerOnboard: true,
  acceptsMail: false,
  secureUploadEnabled: false,
  secureUploadText: '',
  secureUploadDailyBytes: 10 * 2 ** 30,
  secureUploadDailyFiles: 10_000,
  secondStepRequired: false,
  outsideAddressesOfLenders: 100,
  outsideAddressesOfOthers: 5,
  logo: null,
  permissions: { LEAD_LENDER: dana.permissions, MANAGER: dana.permissions, LENDER: ['UpdateBorrower'] },
  version: 4,
};

const marcus = {
  id: 'marcus',
  givenName: 'Marcus',
  familyName: 'Bell',
  emailAddress: 'marcus@harborpine.example',
  loggedRoleGroup: 'LENDER' as const,
  stub: false,
  companyRole: 'MANAGER' as const,
  secondStep: false,
  invitation: null,
};

const employees = [{ ...marcus, id: 'dana', givenName: 'Dana', companyRole: 'LEAD_LENDER' as const }, marcus];

function show(viewer: CurrentUser, handlers: Parameters<typeof serveCalls>[0] = {}) {
  const calls = serveCalls({
    'GET /v1/users/me': viewer,
    'GET /v1/company': company,
    'GET /v1/company/mail-server': { source: 'FOLDER', server: null, version: 0 },
    'GET /v1/lenders/harbor/employees': employees,
    'GET /v1/lenders/harbor/subroles': [
      { id: 's1', companyId: 'harbor', title: 'Title officer', subRoleType: 'CONTACT' },
    ],
    ...handlers,
  });
  renderAt('/settings/company', () => (
    <Suspense>
      <CompanyScreen />
    </Suspense>
  ));
  return calls;
}

const priya: CurrentUser = {
  ...dana,
  id: 'priya',
  loggedCompanyRole: 'ASSOCIATE_LENDER',
  permissions: ['UpdateBorrower'],
};

test('switches a feature with the shown version', async () => {
  const user = userEvent.setup();
  const calls = show(dana, { 'PUT /v1/company': { ...company, secureUploadEnabled: true, version: 5 } });
  await user.click(await screen.findByRole('switch', { name: 'Secure upload' }));
  await vi.waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ version: 4, secureUploadEnabled: true }),
  );
  await vi.waitFor(() => expect(screen.getByRole('switch', { name: 'Secure upload' })).toBeChecked());
});

test('keeps typed text when another company setting changes', async () => {
  const user = userEvent.setup();
  const open = { ...company, secureUploadEnabled: true };
  const calls = show(dana, { 'GET /v1/company': open, 'PUT /v1/company': { ...open, acceptsMail: true, version: 5 } });
  const words = await screen.findByRole('textbox', { name: 'Introduction on the page' });
  await user.type(words, 'Send the deed.');
  await user.click(screen.getByRole('switch', { name: 'Emails as documents' }));
  await screen.findByRole('switch', { name: 'Emails as documents', checked: true });
  // Permissions are refetched after the response.
  await vi.waitFor(() => expect(calls.filter(({ path }) => path === '/v1/users/me').length).toBeGreaterThan(1));
  expect(screen.getByRole('textbox', { name: 'Introduction on the page' })).toHaveValue('Send the deed.');
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
});

test('lets a lead set the limits for new outside addresses', async () => {
  const user = userEvent.setup();
  const calls = show(dana, { 'PUT /v1/company': { ...company, outsideAddressesOfOthers: 8, version: 5 } });
  const others = await screen.findByRole('textbox', { name: 'By a borrower or a contact' });
  await user.clear(others);
  await user.type(others, '8');
  await user.click(screen.getByRole('button', { name: 'Save limits' }));
  await vi.waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      version: 4,
      outsideAddressesOfLenders: 100,
      outsideAddressesOfOthers: 8,
    }),
  );
});

test('shows the other user’s value on a conflict', async () => {
  const user = userEvent.setup();
  const current = { ...company, individualCreditReport: false, version: 5 };
  show(dana, { 'PUT /v1/company': refusal(409, { code: 'stale', message: 'Someone was faster.', current }) });
  await user.click(await screen.findByRole('switch', { name: 'Secure upload' }));
  await vi.waitFor(() => expect(screen.getByRole('switch', { name: 'Individual credit report' })).not.toBeChecked());
  expect(screen.getByRole('switch', { name: 'Secure upload' })).not.toBeChecked();
});

/** A company on a server that responds on demand, and refuses outdated versions. */
function slowly(change: (company: Company, body: Record<string, unknown>) => Company) {
  let there = { ...company };
  const held: (() => void)[] = [];
  const put = async ({ body }: { body: unknown }) => {
    await new Promise<void>((go) => held.push(go));
    const { version, ...wanted } = body as Company;
    if (version !== there.version)
      return refusal(409, { code: 'stale', message: 'Someone was faster.', current: there });
    there = { ...change(there, wanted), version: version + 1 };
    return there;
  };
  return {
    put,
    there: () => there,
    /** Lets the oldest pending call continue. */
    goOn: async () => {
      await vi.waitFor(() => expect(held).toHaveLength(1));
      held.pop()?.();
    },
  };
}

test('keeps the last of two quick switches', async () => {
  const user = userEvent.setup();
  const { put, goOn, there } = slowly((before, body) => ({ ...before, ...body }));
  const calls = show(dana, { 'PUT /v1/company': put });
  const aSwitch = await screen.findByRole('switch', { name: 'Secure upload' });
  await user.click(aSwitch);
  const words = await screen.findByRole('textbox', { name: 'Introduction on the page' });
  await user.type(words, 'The deed');
  await user.click(aSwitch);
  await user.click(aSwitch);
  await user.click(screen.getByRole('switch', { name: 'Emails as documents' }));
  for (const _ of [1, 2, 3, 4]) {
    await goOn();
    // A pending change stays visible, whatever the earlier calls return.
    expect(aSwitch).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Emails as documents' })).toBeChecked();
  }
  await vi.waitFor(() => expect(there()).toMatchObject({ secureUploadEnabled: true, acceptsMail: true, version: 8 }));
  expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => (body as Company).version)).toEqual([
    4, 5, 6, 7,
  ]);
});

test('doesn’t grant a failed permission with the next one', async () => {
  const user = userEvent.setup();
  const { put, goOn, there } = slowly((before, { role, permissions }) => ({
    ...before,
    permissions: { ...before.permissions, [role as string]: permissions as Permission[] },
  }));
  let first = true;
  const calls = show(dana, {
    'PUT /v1/company/permissions': (call) => {
      if (!first) return put(call);
      first = false;
      return refusal(500, { message: 'Broken.' });
    },
  });
  const scores = await screen.findByRole('checkbox', { name: 'Lender: See credit scores' });
  await user.click(scores);
  await user.click(screen.getByRole('checkbox', { name: 'Lender: See driver’s licenses' }));
  await goOn();
  await vi.waitFor(() => expect(there().version).toBe(5));
  expect(there().permissions.LENDER).toEqual(['UpdateBorrower', 'SeeDriversLicense']);
  await vi.waitFor(() => expect(scores).not.toBeChecked());
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(2);
});

test('grants a permission to a role together with its current ones', async () => {
  const user = userEvent.setup();
  const calls = show(dana, { 'PUT /v1/company/permissions': company });
  await user.click(await screen.findByRole('checkbox', { name: 'Lender: See credit scores' }));
  await vi.waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      version: 4,
      role: 'LENDER',
      permissions: ['UpdateBorrower', 'SeeBorrowersCreditScore'],
    }),
  );
});

test('shows fixed permissions as plain marks with the reason', async () => {
  show(dana);
  expect(await screen.findByRole('img', { name: 'Lead lender: Manage employees, yes' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Contact: See credit scores, no' })).toBeInTheDocument();
  expect(screen.getByText(/Lead lenders always have every permission/)).toBeInTheDocument();
});

test('shows the settings read-only with the reason, without fetching employees', async () => {
  const calls = show(priya);
  expect(await screen.findByRole('switch', { name: 'Secure upload' })).toBeDisabled();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getAllByText('Only a lead lender can change this.')).toHaveLength(6);
  expect(screen.getByText('You don’t have permission to manage employees.')).toBeInTheDocument();
  expect(await screen.findByText('Title officer')).toBeInTheDocument();
  expect(calls.some(({ path }) => path.includes('employees'))).toBe(false);
});

test('reverts a failed change of an employee silently', async () => {
  const user = userEvent.setup();
  show(dana, { 'PUT /v1/company/employees/marcus': refusal(500, { message: 'Broken.' }) });
  const role = await screen.findByRole('combobox', { name: 'Role of Marcus Bell' });
  await user.selectOptions(role, 'UNDERWRITER');
  await vi.waitFor(() => expect(role).toHaveValue('MANAGER'));
  expect(screen.queryByText('Broken.')).toBeNull();
});

test('keeps the role of the only lead lender', async () => {
  show(dana);
  const own = await screen.findByRole('combobox', { name: 'Role of Dana Bell' });
  const choices = within(own).getAllByRole<HTMLOptionElement>('option');
  expect(choices.filter(({ disabled }) => !disabled)).toHaveLength(1);
});

test('requires a valid address of an employee', async () => {
  const user = userEvent.setup();
  const calls = show(dana, { 'POST /v1/company/employees': marcus });
  await user.click(await screen.findByRole('button', { name: 'Add an employee' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Email address'), 'marcus');
  await user.click(within(dialog).getByRole('button', { name: 'Add' }));
  expect(await within(dialog).findByText('Invalid email address')).toBeInTheDocument();
  await user.type(within(dialog).getByLabelText('Email address'), '@harborpine.example');
  await user.click(within(dialog).getByRole('button', { name: 'Add' }));
  await vi.waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ companyRole: 'LENDER', invite: true }),
  );
});

test('invites an employee who hasn’t joined or copies the link, but not one who has joined', async () => {
  const user = userEvent.setup();
  const nora = { ...marcus, id: 'nora', givenName: 'Nora', stub: true, companyRole: 'LENDER' as const };
  const invitation = {
    id: 'i',
    userId: 'nora',
    state: 'PENDING' as const,
    sentAt: '2026-11-20T12:00:00Z',
    expiresAt: '2026-11-27T12:00:00Z',
    undeliverable: null,
  };
  const calls = show(dana, {
    'GET /v1/lenders/harbor/employees': [...employees, nora],
    'POST /v1/company/employees/nora/invitation': invitation,
    'POST /v1/company/employees/nora/invitation-link': { invitation, link: 'http://x/invitation/00ff' },
  });
  expect(await screen.findByText('Not signed up yet')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Invite Marcus Bell' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Invite Nora Bell' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Invite by email' }));
  await vi.waitFor(() => expect(calls.some(({ path }) => path.endsWith('/nora/invitation'))).toBe(true));
  await user.click(screen.getByRole('button', { name: 'Invite Nora Bell' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy link…' }));
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(await screen.findByLabelText('Link')).toHaveValue('http://x/invitation/00ff');
});

test('hides the link from users who can’t assign the role', async () => {
  const user = userEvent.setup();
  const nora = { ...marcus, id: 'nora', givenName: 'Nora', stub: true, companyRole: 'LEAD_LENDER' as const };
  const max: CurrentUser = { ...dana, loggedCompanyRole: 'MANAGER', permissions: ['CrudAssociate'] };
  show(max, { 'GET /v1/lenders/harbor/employees': [...employees, nora] });
  await user.click(await screen.findByRole('button', { name: 'Invite Nora Bell' }));
  expect(await screen.findByRole('menuitem', { name: /Copy link/ })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('menuitem', { name: /Invite by email/ })).not.toHaveAttribute('aria-disabled', 'true');
});

test('requires a title for a contact role', async () => {
  const user = userEvent.setup();
  const calls = show(priya, { 'POST /v1/lenders/subroles': [] });
  await user.click(await screen.findByRole('button', { name: 'Add Role' }));
  expect(await screen.findByText('Enter valid Role')).toBeInTheDocument();
  await user.type(screen.getByLabelText('New contact role'), 'Escrow officer');
  await user.click(screen.getByRole('button', { name: 'Add Role' }));
  await vi.waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual([
      { companyId: 'harbor', title: 'Escrow officer', subRoleType: 'CONTACT' },
    ]),
  );
});
