import { keysOf } from '@/lib/keys';
import type { Feature } from './api';

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
  acceptsMail: {
    label: 'E-mails as documents',
    about: 'People may send .eml files too. They are shown as plain text, and nothing in them runs.',
  },
  secureUploadEnabled: {
    label: 'Secure upload',
    about:
      'Anyone with the link of your page can send you files without signing in. They wait under Secure upload until somebody files them.',
  },
};

/** Those that need no more than a switch. */
export const features = keysOf(featureWords).filter((feature) => feature !== 'secureUploadEnabled');
