import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/api/client';
import { keys } from '@/api/keys';
import type { Role } from '@/api/models';
import type { components } from '@/api/schema';

type Schemas = components['schemas'];

export type Company = Schemas['Company'];
export type Employee = Schemas['Employee'];
export type NewEmployee = Schemas['AddEmployee'];
export type Permission = Schemas['Permission'];

/** The features that a company can turn on. */
export type CompanyFeature = 'individualCreditReport' | 'hasBorrowerOnboard' | 'acceptsMail' | 'secureUploadEnabled';

/** The user's own lending company: its features and each role's permissions. */
export const companyQuery = queryOptions({
  queryKey: keys.company,
  queryFn: () => answer(api.GET('/v1/company')),
});

/** Whether everyone at the company has to use two-step sign-in. */
type SecondStepRequirement = 'secondStepRequired';

export const switchFeature = ({ version }: Company, feature: CompanyFeature | SecondStepRequirement, on: boolean) =>
  answer(api.PUT('/v1/company', { body: { version, [feature]: on } }));

/** The number of new outside addresses that a person may write to on a loan per day. */
export type OutsideBudgets = Pick<Company, 'outsideAddressesOfLenders' | 'outsideAddressesOfOthers'>;

export const putOutsideBudgets = ({ version }: Company, budgets: OutsideBudgets) =>
  answer(api.PUT('/v1/company', { body: { version, ...budgets } }));

/** The introduction of the secure upload page, its name in the link, and its daily limits. */
export type SecureUploadWords = Pick<
  Company,
  'secureUploadText' | 'slug' | 'secureUploadDailyBytes' | 'secureUploadDailyFiles'
>;

/** Saves the settings of the secure upload page. */
export const putSecureUpload = ({ version }: Company, words: SecureUploadWords) =>
  answer(api.PUT('/v1/company', { body: { version, ...words } }));

/** Replaces the permissions of a role. */
export const putPermissions = ({ version }: Company, role: Role, permissions: Permission[]) =>
  answer(api.PUT('/v1/company/permissions', { body: { version, role, permissions } }));

const binary = { 'Content-Type': 'application/octet-stream' };

/** One byte over the limit tells the server as much as the whole file. */
const mostSent = 512 * 1024 + 1;

/** Replaces the company's logo. */
export function putLogo({ version }: Company, picture: Blob): Promise<Company> {
  const bytes = picture.slice(0, mostSent);
  const params = { query: { version } };
  // The schema types a file upload as a list of numbers.
  const sent = api.PUT('/v1/company/logo', { params, headers: binary, body: [], bodySerializer: () => bytes });
  return answer(sent);
}

export const removeLogo = ({ version }: Company) =>
  answer(api.DELETE('/v1/company/logo', { params: { query: { version } } }));

/** Returns the company's current logo, for undo. */
export async function logoOf({ id, logo }: Company): Promise<Blob | null> {
  const v = new URLSearchParams(logo?.split('?')[1]).get('v');
  if (!v) return null;
  const params = { path: { companyId: id }, query: { v } };
  return answer(api.GET('/v1/companies/{companyId}/logo', { params, parseAs: 'blob' }));
}

export type MailSettings = Schemas['MailSettings'];
export type MailServer = { [Field in keyof Schemas['MailServer']]-?: NonNullable<Schemas['MailServer'][Field]> };
export type MailSecurity = Schemas['MailSecurity'];

/** The company's mail server; for lead lenders only. */
export const mailServerQuery = queryOptions({
  queryKey: keys.companyParts('mail-server'),
  queryFn: () => answer(api.GET('/v1/company/mail-server')),
});

/** Sets the mail server; an empty password keeps the saved one. */
export const putMailServer = ({ version }: MailSettings, server: MailServer) =>
  answer(api.PUT('/v1/company/mail-server', { body: { version, server } }));

export const removeMailServer = () => answer(api.DELETE('/v1/company/mail-server'));

/** Sends the user a test message: through the server as typed, or through the one set by the environment. */
export const tryMailServer = (server: MailServer | null) =>
  answer(api.POST('/v1/company/mail-server/test', { body: { server } }));

/** The employees of a lender; needs the permission CrudAssociate. */
export const employeesQuery = (lenderId: string) =>
  queryOptions({
    queryKey: keys.companyParts('employees'),
    queryFn: () => answer(api.GET('/v1/lenders/{companyId}/employees', { params: { path: { companyId: lenderId } } })),
  });

/** The employees of a lender as a CSV file. */
export const employeesFile = (companyId: string): Promise<Blob> =>
  answer(api.GET('/v1/lenders/{companyId}/employees/export', { params: { path: { companyId } }, parseAs: 'blob' }));

export const addEmployee = (body: NewEmployee) => answer(api.POST('/v1/company/employees', { body }));

const employee = (userId: string) => ({ params: { path: { userId } } });

/** Emails an employee who hasn't joined an invitation link, for the first time or again. */
export const inviteEmployee = (userId: string) =>
  answer(api.POST('/v1/company/employees/{userId}/invitation', employee(userId)));

/** Revokes an employee's invitation: its link stops working. */
export const revokeEmployee = (userId: string): Promise<unknown> =>
  answer(api.DELETE('/v1/company/employees/{userId}/invitation', employee(userId)));

/** Creates an invitation link for an employee; earlier ones stop working. */
export const employeeLink = (userId: string) =>
  answer(api.POST('/v1/company/employees/{userId}/invitation-link', employee(userId)));

export const putEmployee = (userId: string, companyRole: Role) =>
  answer(api.PUT('/v1/company/employees/{userId}', { params: { path: { userId } }, body: { companyRole } }));

/** The number of an employee's loans, and the colleagues who can take them over. */
export const leavingEffectsQuery = (userId: string) =>
  queryOptions({
    queryKey: keys.companyParts(`leaving ${userId}`),
    queryFn: () => answer(api.GET('/v1/company/employees/{userId}/leaving', { params: { path: { userId } } })),
    staleTime: 0,
  });

/** Removes an employee; a colleague takes over the loans. */
export async function removeEmployee(userId: string, handOverTo: string | null): Promise<void> {
  const query = handOverTo === null ? {} : { handOverTo };
  await answer(api.DELETE('/v1/company/employees/{userId}', { params: { path: { userId }, query } }));
}

/** Turns off two-step sign-in for an employee who lost their phone; their sessions end. */
export async function endEmployeesSecondStep(userId: string): Promise<void> {
  await answer(api.DELETE('/v1/company/employees/{userId}/second-step', { params: { path: { userId } } }));
}

/** The contact roles of the company's loans. */
export const subRolesQuery = (companyId: string) =>
  queryOptions({
    queryKey: keys.companyParts('sub-roles'),
    queryFn: () => answer(api.GET('/v1/lenders/{companyId}/subroles', { params: { path: { companyId } } })),
  });

export const addSubRoles = (body: Schemas['PutSubRole'][]) => answer(api.POST('/v1/lenders/subroles', { body }));
