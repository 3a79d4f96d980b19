import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import { recordSearch } from '@/address/search-params';
import { queryClient } from '@/api/query-client';
import { workspace } from './frame';

/** Loads the company settings' code and data on demand. */
async function loadCompany() {
  const { companyQuery } = await import('@/features/company/api');
  await queryClient.ensureQueryData(companyQuery);
}

const settings = createRoute({
  getParentRoute: () => workspace,
  path: paths.settings,
  beforeLoad: () => {
    throw redirect({ to: paths.companySettings });
  },
});

const companySettings = createRoute({
  getParentRoute: () => workspace,
  path: paths.companySettings,
  loader: loadCompany,
  component: lazyRouteComponent(() => import('../pages/people/company-page'), 'CompanyPage'),
});

const companyRecord = createRoute({
  getParentRoute: () => workspace,
  path: paths.companyRecord,
  validateSearch: recordSearch,
  component: lazyRouteComponent(() => import('@/features/company/record/record-screen'), 'RecordScreen'),
});

const companyUnreadable = createRoute({
  getParentRoute: () => workspace,
  path: paths.companyUnreadable,
  component: lazyRouteComponent(() => import('@/features/company/unreadable/unreadable-screen'), 'UnreadableScreen'),
});

const writingSettings = createRoute({
  getParentRoute: () => workspace,
  path: paths.writingSettings,
  component: lazyRouteComponent(
    () => import('@/features/messaging/screens/writing-settings-screen'),
    'WritingSettingsScreen',
  ),
});

/** The user's account; borrowers and contacts have one too. */
const account = createRoute({
  getParentRoute: () => workspace,
  path: paths.account,
  staticData: { everybody: true },
  loader: async () => {
    const { accountQuery } = await import('@/features/identity/account-api');
    await queryClient.ensureQueryData(accountQuery);
  },
  component: lazyRouteComponent(() => import('../pages/people/account-page'), 'AccountPage'),
});

/** The settings of a lending company and of its people's signatures and templates. */
export const settingsRoutes = [
  account,
  settings,
  companySettings,
  companyRecord,
  companyUnreadable,
  writingSettings,
] as const;
