import { useSuspenseQuery } from '@tanstack/react-query';
import { companyQuery } from '@/features/company';
import { CompanyScreen } from '@/features/company/screens/company-screen';
import { useCompanyEvents } from '@/features/realtime';

/** The settings of one's own lending company, with its employees as they are now. */
export function CompanyPage() {
  useCompanyEvents(useSuspenseQuery(companyQuery).data.id, 'employees');
  return <CompanyScreen />;
}
