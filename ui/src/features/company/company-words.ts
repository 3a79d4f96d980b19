import { keysOf } from '@/lib/keys';
import type { Feature, Permission } from './api';

/** What each feature is called and what it does. */
export const featureWords: Record<Feature, { label: string; about: string }> = {
  individualCreditReport: {
    label: 'Individual credit report',
    about: 'Credit scores of individual borrowers can be seen, and reports ordered, by those with the permission.',
  },
  hasBorrowerOnboard: {
    label: 'Borrower onboarding',
    about: 'Borrowers are welcomed here and can agree to have their credit looked at.',
  },
  secureUploadEnabled: {
    label: 'Secure upload',
    about: 'Anyone with the address of your upload page can send you files without signing in.',
  },
};

/** What each permission is called and what it lets somebody do. */
export const permissionWords: Record<Permission, { label: string; about: string }> = {
  CrudAssociate: { label: 'Manage employees', about: 'See who works here, take people on, change their roles' },
  MakeLeads: { label: 'Make lead lenders', about: 'Make and unmake lead lenders, at the company and on its loans' },
  UpdateBorrower: { label: 'Change borrowers', about: 'Edit borrowers and the persons on a loan' },
  SeeBorrowersCreditScore: { label: 'See credit scores', about: 'See borrowers’ credit scores and order reports' },
  SeeBorrowersTasks: { label: 'See borrowers’ tasks', about: 'See what borrowers still have to do' },
  SeeDriversLicense: { label: 'See driver’s licences', about: 'See other people’s licences; one’s own is always seen' },
  LendingTeamCommunication: { label: 'Write to lenders', about: 'Send messages to the lending team' },
  BorrowerTeamCommunication: {
    label: 'Write to everyone else',
    about: 'Send messages to borrowers, contacts, managers and underwriters',
  },
};

export const permissions = keysOf(permissionWords);
export const features = keysOf(featureWords);
