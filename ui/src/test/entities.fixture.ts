import { beforeAll, vi } from 'vitest';
import { addressFrom, blankAddress } from '@/components/people/address';
import type { LoanEntity } from '@/features/entities/api';
import type { Call } from './server';

const none = {
  ein: null,
  emailAddress: null,
  companyAddress: null,
  mailingAddress: null,
  phoneNumber: null,
  userIndividualId: null,
  mostRecentDriversLicenseInformation: null,
  mostRecentUserInformation: null,
  personUserId: null,
};

export const company: LoanEntity = {
  ...none,
  id: 'c1',
  entityType: 'COMPANY',
  name: 'Alvarez Holdings, LLC',
  ein: '12-3456789',
  emailAddress: 'office@alvarez.example',
  companyAddress: addressFrom({ ...blankAddress, streetAddressLine1: '12 Pier Rd', citySuburb: 'Portland' }),
  mailingSameAsCompanyAddress: true,
  phoneNumber: { value: '5035550142' },
  labels: ['PRIMARY_COMPANY', 'GUARANTOR', 'NOT_A_GUARANTOR', 'MEMBER'],
  version: 3,
};

export const lucia: LoanEntity = {
  ...none,
  id: 'p1',
  entityType: 'INDIVIDUAL',
  name: 'Lucia Alvarez',
  mailingSameAsCompanyAddress: true,
  userIndividualId: 'i1',
  mostRecentDriversLicenseInformation: {
    number: '•••••4567',
    expiration: '2027-02-18',
    dob: '••-••-1985',
    state: 'OR',
    visible: true,
  },
  mostRecentUserInformation: { residentialAddresses: [] },
  labels: [],
  version: 1,
};

export const entityPath = (id: string) => `/v1/loans/l1/entities/${id}`;
export const putCalls = (calls: Call[]) => calls.filter(({ method }) => method === 'PUT');

/** The test environment has no layout. */
export const withoutLayout = (): void =>
  beforeAll(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
  });
