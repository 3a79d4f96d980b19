import { keysOf } from '@/lib/object-keys';
import type { CompanyFeature } from './api';

/** The label and description of each feature. */
export const featureWords: Record<CompanyFeature, { label: string; about: string }> = {
  individualCreditReport: {
    label: 'Individual credit report',
    about: 'People with the permission can see borrowers’ credit scores and order reports.',
  },
  hasBorrowerOnboard: {
    label: 'Borrower onboarding',
    about: 'Borrowers see a welcome page and can authorize a credit check.',
  },
  acceptsMail: {
    label: 'Emails as documents',
    about: 'People can upload .eml files too. They’re shown as plain text, and nothing in them is executed.',
  },
  secureUploadEnabled: {
    label: 'Secure upload',
    about:
      'Anyone with the link to your page can send you files without signing in. The files stay under Secure upload until someone files them.',
  },
};

/** The features that need only a switch. */
export const features = keysOf(featureWords).filter((feature) => feature !== 'secureUploadEnabled');
