import { useSuspenseQuery } from '@tanstack/react-query';
import { companyQuery } from '@/features/company';
import { CompanyScreen } from '@/features/company/screens/company-screen';
import { useCompanyEvents } from '@/features/realtime';

/** The settings of the user's lending company, with its current employees. */
export function CompanyPage() {
  useCompanyEvents(useSuspenseQuery(companyQuery).data.id, 'employees');
  return <CompanyScreen />;
}
