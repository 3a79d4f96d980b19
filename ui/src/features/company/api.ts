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
export type Feature = 'individualCreditReport' | 'hasBorrowerOnboard' | 'secureUploadEnabled';

/** One's own lending company: its features and what each role may do. */
export const companyQuery = queryOptions({
  queryKey: keys.company,
  queryFn: () => answer(api.GET('/v1/company')),
});

/** Whether everyone who works there has to sign in with two steps. */
type Required = 'secondStepRequired';

export const switchFeature = ({ version }: Company, feature: Feature | Required, on: boolean) =>
  answer(api.PUT('/v1/company', { body: { version, [feature]: on } }));

/** Makes a role hold exactly these permissions. */
export const putPermissions = ({ version }: Company, role: Role, permissions: Permission[]) =>
  answer(api.PUT('/v1/company/permissions', { body: { version, role, permissions } }));

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
