import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { dana } from '@/test/loan.fixture';
import { renderAt } from '@/test/render-at';
import { serveCalls } from '@/test/server';
import type { Company } from './api';
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
  permissions: { LEAD_LENDER: dana.permissions },
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
  secondStep: true,
};

const employees = [
  { ...marcus, id: 'dana', givenName: 'Dana', companyRole: 'LEAD_LENDER' as const },
  marcus,
  { ...marcus, id: 'priya', givenName: 'Priya', secondStep: false },
];

function show(onSince: string | null, handlers: Parameters<typeof serveCalls>[0] = {}) {
  const calls = serveCalls({
    'GET /v1/users/me': dana,
    'GET /v1/company': company,
    'GET /v1/account/second-step': {
      onSince,
      passkeys: [],
      recoveryCodesLeft: 10,
      required: false,
      freshProof: { appCode: onSince !== null, recoveryCode: onSince !== null, passkey: false },
    },
    'GET /v1/lenders/harbor/employees': employees,
    'GET /v1/lenders/harbor/subroles': [],
    ...handlers,
  });
  renderAt('/settings/company', () => (
    <Suspense>
      <CompanyScreen />
    </Suspense>
  ));
  return calls;
}

const name = 'Two-step sign-in for everyone in the company';

test('lets a lead require it from everyone, after showing how many lack it', async () => {
  const user = userEvent.setup();
  const calls = show('2026-11-20T09:00:00Z', {
    'PUT /v1/company': { ...company, secondStepRequired: true, version: 5 },
  });
  const setting = await screen.findByRole('switch', { name });
  await vi.waitFor(() => expect(setting).toBeEnabled());
  await user.click(setting);
  const question = await screen.findByRole('alertdialog');
  expect(await within(question).findByText(/haven’t set it up yet: 1/)).toBeInTheDocument();
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  await user.click(within(question).getByRole('button', { name: 'Require' }));
  await vi.waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ version: 4, secondStepRequired: true }),
  );
  await vi.waitFor(() => expect(setting).toBeChecked());
});

test('asks a lead without it to set up their own account first', async () => {
  show(null);
  const setting = await screen.findByRole('switch', { name });
  expect(await screen.findByText(/Turn on two-step sign-in for your own account first/)).toBeInTheDocument();
  expect(setting).toBeDisabled();
  expect(screen.getByRole('link', { name: 'go to your account' })).toHaveAttribute('href', '/account#second-step');
});

test('turns off a colleague’s after confirmation, but not the user’s own', async () => {
  const user = userEvent.setup();
  const calls = show(null, { 'DELETE /v1/company/employees/marcus/second-step': null });
  await user.click(await screen.findByRole('button', { name: /two-step sign-in for Marcus Bell$/ }));
  expect(screen.queryByRole('button', { name: /two-step sign-in for (Dana|Priya)/ })).toBeNull();
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Turn off' }));
  await vi.waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
});
