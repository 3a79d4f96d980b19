import type { Role } from '@/api/models';

/** How each role is called on screen. */
export const roleWords: Record<Role, string> = {
  LEAD_LENDER: 'Lead lender',
  MANAGER: 'Manager',
  ASSOCIATE_LENDER: 'Associate lender',
  LENDER: 'Lender',
  UNDERWRITER: 'Underwriter',
  BORROWER: 'Borrower',
  LEAD_BORROWER: 'Lead borrower',
  CONTACT: 'Contact',
};
