import type { components, paths } from './schema';

type Schemas = components['schemas'];

/** The success response of a POST. */
type PostResponse<Path extends keyof paths> = paths[Path] extends {
  post: { responses: { 200: { content: { 'application/json': infer Body } } } };
}
  ? Body
  : never;

/** The success response of a GET. */
type GetResponse<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Body } } } };
}
  ? Body
  : never;

export type BookEntry = Schemas['BookEntry'];
export type Address = Schemas['Address'];
export type ContactRelation = Schemas['ContactRelation'];
export type ContactRelationInput = Schemas['ContactRelationInput'];
export type CurrentUser = Schemas['CurrentUser'];
export type Document = GetResponse<'/v1/documents/{documentId}'>;
export type Invitation = Schemas['Invitation'];
export type LenderUser = Schemas['LenderUser'];
export type Loan = Schemas['Loan'];
export type LoanRole = Schemas['LoanRole'];
export type UserRef = Schemas['UserRef'];
export type LoanSummary = Schemas['LoanSummary'];
export type NonLenderUser = Schemas['EditClient'];
export type NeedsListElement = GetResponse<'/v1/loans/{loanId}/elements'>['content'][number];
export type TrashedDocument = GetResponse<'/v1/loans/{loanId}/trash'>['content'][number];
/** A requested PDF of a loan's documents. */
export type PackagePdf = GetResponse<'/v1/loans/{loanId}/package/pdfs'>['content'][number];
/** The changes in a loan's package since the last one. */
export type PackageChanges = GetResponse<'/v1/loans/{loanId}/package/changes'>;
export type PackageDocument = GetResponse<'/v1/loans/{loanId}/package'>['content'][number];
export type FoundDocuments = GetResponse<'/v1/loans/{loanId}/documents/search'>;
export type PriorityType = Schemas['PriorityType'];
export type Progress = Schemas['Progress'];
export type ReviewState = Schemas['ReviewState'];
export type ReviewStatus = Schemas['ReviewStatus'];
export type Role = Schemas['Role'];
export type RoleGroup = Schemas['RoleGroup'];
export type SharingStep = PostResponse<'/v1/loans/{loanId}/sharing/preview'>['steps'][number];
export type ShoeboxDocument = GetResponse<'/v1/users/{userId}/shoebox'>[number];
export type StorageType = Schemas['StorageType'];
export type Violation = Schemas['Violation'];
export type SecondStep = Schemas['SecondStep'];
