import type { EntityLabel } from './api';

/** Every label an entity can have on a loan, in the order of the specification. */
export const entityLabels: readonly EntityLabel[] = [
  'PRIMARY_INDIVIDUAL',
  'PRIMARY_COMPANY',
  'PRIMARY_COLLATERAL',
  'NOT_A_GUARANTOR',
  'OPERATING_COMPANY',
  'PRIMARY_OPERATION_COMPANY',
  'APPLICANT',
  'SPOUSE',
  'GUARANTOR',
  'MEMBER',
];
