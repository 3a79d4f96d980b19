import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import { useCurrentUser } from '@/api/current-user';
import type { CurrentUser } from '@/api/models';
import { Page } from '@/components/layout/page';
import { usePageTitle } from '@/components/layout/use-page-title';
import { ReminderSetting } from '@/features/reminders';
import { type RuleInput, rule } from '@/rules/rule';
import { companyQuery } from '../api';
import { EmployeeList } from '../components/employee-list';
import { FeatureList } from '../components/feature-list';
import { LogoSetting } from '../components/logo-setting';
import { MailSetting } from '../mail/mail-setting';
import { OutsideAddressesSetting } from '../components/outside-addresses-setting';
import { PermissionMatrix } from '../components/permission-matrix';
import { SecondStepSetting } from '../components/second-step-setting';
import { SecureUploadSetting } from '../components/secure-upload-setting';
import { SettingSection } from '../components/setting-section';
import { SubRoleList } from '../components/sub-role-list';

type SettingsPart = RuleInput<'companyEditing'>['part'];

/** Returns why the viewer can't change a section of the settings, if so. */
function refusalOf({ loggedCompanyRole: companyRole, permissions }: CurrentUser, part: SettingsPart): string | null {
  return rule('companyEditing', { companyRole: companyRole ?? null, permissions, part }).violations[0]?.message ?? null;
}

/** A link to a separate page. */
function PageLink({ to, children }: Pick<LinkProps, 'to' | 'children'>) {
  return (
    <Link to={to} className="font-medium text-accent hover:underline">
      {children}
    </Link>
  );
}

/** The settings of the user's lending company. */
export function CompanyScreen() {
  usePageTitle('Company settings');
  const user = useCurrentUser();
  const { data: company } = useSuspenseQuery(companyQuery);
  const employees = refusalOf(user, 'EMPLOYEES');
  const features = refusalOf(user, 'FEATURES');
  const permissions = refusalOf(user, 'PERMISSIONS');
  const subRoles = refusalOf(user, 'SUB_ROLES');
  return (
    <Page title={company.name}>
      <SettingSection
        id="logo"
        title="Logo"
        about="Shown in the borrower portal, on invitations, and in emails."
        refusal={features}
      >
        <LogoSetting company={company} locked={features !== null} />
      </SettingSection>
      {features === null && (
        <SettingSection
          id="mail-server"
          title="Mail server"
          about="Used to send invitations and messages. Changes apply to the next email."
        >
          <MailSetting />
        </SettingSection>
      )}
      {features === null && (
        <SettingSection
          id="reminders"
          title="Reminders"
          about="Emails that remind borrowers and contacts of open requests, at 8:00 in their time zone. Each person gets at most one a day."
        >
          <ReminderSetting />
        </SettingSection>
      )}
      <SettingSection
        id="features"
        title="Features"
        about="Features that your company uses. Changes apply immediately to everyone on all loans."
        refusal={features}
      >
        <FeatureList company={company} locked={features !== null} />
      </SettingSection>
      <SettingSection
        id="secure-upload"
        title="Secure upload page"
        about={
          <>
            A page where anyone can send files without an account. <PageLink to={paths.tray}>Received files</PageLink>
          </>
        }
        refusal={features}
      >
        <SecureUploadSetting company={company} locked={features !== null} />
      </SettingSection>
      <SettingSection
        id="outside-addresses"
        title="Messages to outside addresses"
        about="How many new email addresses one person may write to on a loan within 24 hours. Emails to more addresses wait for a lender’s approval."
        refusal={features}
      >
        <OutsideAddressesSetting company={company} locked={features !== null} />
      </SettingSection>
      <SettingSection id="sign-in" title="Sign-in" about="How employees sign in." refusal={features}>
        <SecondStepSetting
          company={company}
          locked={features !== null}
          viewerRole={user.loggedCompanyRole ?? 'LENDER'}
        />
      </SettingSection>
      <SettingSection
        id="permissions"
        title="Permissions"
        about="What people can do on your loans, by role."
        refusal={permissions}
      >
        <PermissionMatrix company={company} locked={permissions !== null} />
      </SettingSection>
      <SettingSection
        id="employees"
        title="Employees"
        about="People who work at your company. The role shown is their company role, not their role on a loan."
        refusal={employees}
      >
        {!employees && (
          <EmployeeList
            lenderId={company.id}
            permissions={user.permissions}
            viewerRole={user.loggedCompanyRole ?? 'LENDER'}
            viewerId={user.id}
          />
        )}
      </SettingSection>
      <SettingSection
        id="sub-roles"
        title="Contact roles"
        about="Roles that contacts can have on your loans, such as title officer or closing attorney."
        refusal={subRoles}
      >
        <SubRoleList companyId={company.id} locked={subRoles !== null} />
      </SettingSection>
      {features === null && (
        <SettingSection
          id="unreadable"
          title="Unreadable documents"
          about="Documents that are locked, damaged or too large to be searched, on all your loans."
        >
          <PageLink to={paths.companyUnreadable}>View list</PageLink>
        </SettingSection>
      )}
      {features === null && (
        <SettingSection
          id="record"
          title="Audit log"
          about="Sign-ins, role and permission changes, and downloads in the last 400 days."
        >
          <PageLink to={paths.companyRecord}>View audit log</PageLink>
        </SettingSection>
      )}
    </Page>
  );
}
