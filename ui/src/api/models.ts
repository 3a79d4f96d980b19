import type { components } from './schema';

type Schemas = components['schemas'];

export type CurrentUser = Schemas['CurrentUser'];
export type Document = Schemas['Document'];
export type LenderChoice = Schemas['LenderChoice'];
export type Loan = Schemas['Loan'];
export type LoanPage = Schemas['LoanPage'];
export type LoanRole = Schemas['LoanRole'];
export type LoanSummary = Schemas['LoanSummary'];
export type NeedsListElement = Schemas['NeedsListElement'];
export type PriorityType = Schemas['PriorityType'];
export type Progress = Schemas['Progress'];
export type ReviewState = Schemas['ReviewState'];
export type ReviewStatus = Schemas['ReviewStatus'];
export type Role = Schemas['Role'];
export type RoleGroup = Schemas['RoleGroup'];
export type StorageType = Schemas['StorageType'];
export type UserRef = Schemas['UserRef'];
export type Violation = Schemas['Violation'];
