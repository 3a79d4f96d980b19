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

/** What a company can switch on. */
export type Feature = 'individualCreditReport' | 'hasBorrowerOnboard' | 'acceptsMail' | 'secureUploadEnabled';

/** One's own lending company: its features and what each role may do. */
export const companyQuery = queryOptions({
  queryKey: keys.company,
  queryFn: () => answer(api.GET('/v1/company')),
});

/** Whether everyone who works there has to sign in with two steps. */
type Required = 'secondStepRequired';

export const switchFeature = ({ version }: Company, feature: Feature | Required, on: boolean) =>
  answer(api.PUT('/v1/company', { body: { version, [feature]: on } }));

/** How many new outside addresses people may write to on a loan within a day. */
export type OutsideBudgets = Pick<Company, 'outsideAddressesOfLenders' | 'outsideAddressesOfOthers'>;

export const putOutsideBudgets = ({ version }: Company, budgets: OutsideBudgets) =>
  answer(api.PUT('/v1/company', { body: { version, ...budgets } }));

/** The introduction of the secure upload page, its name in the link, and its daily limits. */
export type SecureUploadWords = Pick<
  Company,
  'secureUploadText' | 'slug' | 'secureUploadDailyBytes' | 'secureUploadDailyFiles'
>;

/** Saves them. */
export const putSecureUpload = ({ version }: Company, words: SecureUploadWords) =>
  answer(api.PUT('/v1/company', { body: { version, ...words } }));

/** Makes a role hold exactly these permissions. */
export const putPermissions = ({ version }: Company, role: Role, permissions: Permission[]) =>
  answer(api.PUT('/v1/company/permissions', { body: { version, role, permissions } }));

const binary = { 'Content-Type': 'application/octet-stream' };

/** One byte more than a picture may have tells the server as much as the whole file. */
const mostSent = 512 * 1024 + 1;

/** Gives the company a logo, in the place of the one there is. */
export function putLogo({ version }: Company, picture: Blob): Promise<Company> {
  const bytes = picture.slice(0, mostSent);
  const params = { query: { version } };
  // The contract says a list of numbers where a file goes.
  const sent = api.PUT('/v1/company/logo', { params, headers: binary, body: [], bodySerializer: () => bytes });
  return answer(sent);
}

export const removeLogo = ({ version }: Company) =>
  answer(api.DELETE('/v1/company/logo', { params: { query: { version } } }));

/** The logo that the company has, to be put back. */
export async function logoOf({ id, logo }: Company): Promise<Blob | null> {
  const v = new URLSearchParams(logo?.split('?')[1]).get('v');
  if (!v) return null;
  const params = { path: { companyId: id }, query: { v } };
  return answer(api.GET('/v1/companies/{companyId}/logo', { params, parseAs: 'blob' }));
}

export type MailSettings = Schemas['MailSettings'];
export type MailServer = { [Field in keyof Schemas['MailServer']]-?: NonNullable<Schemas['MailServer'][Field]> };
export type MailSecurity = Schemas['MailSecurity'];

/** By which mail server the company's mails go out; for its leads. */
export const mailServerQuery = queryOptions({
  queryKey: keys.companyParts('mail-server'),
  queryFn: () => answer(api.GET('/v1/company/mail-server')),
});

/** Lets mails go out by this server; an empty password keeps the one that is kept for it. */
export const putMailServer = ({ version }: MailSettings, server: MailServer) =>
  answer(api.PUT('/v1/company/mail-server', { body: { version, server } }));

export const removeMailServer = () => answer(api.DELETE('/v1/company/mail-server'));

/** Sends a test message to oneself: by the server as typed, or by the one that the environment sets. */
export const tryMailServer = (server: MailServer | null) =>
  answer(api.POST('/v1/company/mail-server/test', { body: { server } }));

/** Who works at a lender; needs the permission CrudAssociate. */
export const employeesQuery = (lenderId: string) =>
  queryOptions({
    queryKey: keys.companyParts('employees'),
    queryFn: () => answer(api.GET('/v1/lenders/{companyId}/employees', { params: { path: { companyId: lenderId } } })),
  });

/** Who works at a lender, as a file for spreadsheets. */
export const employeesFile = (companyId: string): Promise<Blob> =>
  answer(api.GET('/v1/lenders/{companyId}/employees/export', { params: { path: { companyId } }, parseAs: 'blob' }));

export const addEmployee = (body: NewEmployee) => answer(api.POST('/v1/company/employees', { body }));

const employee = (userId: string) => ({ params: { path: { userId } } });

/** Sends an employee who hasn't joined the mail with a link to join, for the first time or again. */
export const inviteEmployee = (userId: string) =>
  answer(api.POST('/v1/company/employees/{userId}/invitation', employee(userId)));

/** Withdraws it: its link stops working. Answers nothing. */
export const revokeEmployee = (userId: string): Promise<unknown> =>
  answer(api.DELETE('/v1/company/employees/{userId}/invitation', employee(userId)));

/** Makes a link with which an employee joins; earlier ones stop working. */
export const employeeLink = (userId: string) =>
  answer(api.POST('/v1/company/employees/{userId}/invitation-link', employee(userId)));

export const putEmployee = (userId: string, companyRole: Role) =>
  answer(api.PUT('/v1/company/employees/{userId}', { params: { path: { userId } }, body: { companyRole } }));

/** On how many loans an employee is, and who may take them over. */
export const leavingQuery = (userId: string) =>
  queryOptions({
    queryKey: keys.companyParts(`leaving ${userId}`),
    queryFn: () => answer(api.GET('/v1/company/employees/{userId}/leaving', { params: { path: { userId } } })),
    staleTime: 0,
  });

/** Lets an employee go; a colleague takes over the loans. */
export async function removeEmployee(userId: string, handOverTo: string | null): Promise<void> {
  const query = handOverTo === null ? {} : { handOverTo };
  await answer(api.DELETE('/v1/company/employees/{userId}', { params: { path: { userId }, query } }));
}

/** Turns off the second step of an employee whose phone is lost; their sessions end. */
export async function endEmployeesSecondStep(userId: string): Promise<void> {
  await answer(api.DELETE('/v1/company/employees/{userId}/second-step', { params: { path: { userId } } }));
}

/** The roles that contacts on the company's loans can have. */
export const subRolesQuery = (companyId: string) =>
  queryOptions({
    queryKey: keys.companyParts('sub-roles'),
    queryFn: () => answer(api.GET('/v1/lenders/{companyId}/subroles', { params: { path: { companyId } } })),
  });

export const addSubRoles = (body: Schemas['PutSubRole'][]) => answer(api.POST('/v1/lenders/subroles', { body }));
