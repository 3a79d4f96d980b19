import { useSuspenseQuery } from '@tanstack/react-query';
import { CompanyScreen } from '@/features/company/screens/company-screen';
import { companyQuery } from '@/features/company/api';
import { useCompanyEvents } from '@/features/realtime/use-company-events';

/** The settings of one's own lending company, with its employees as they are now. */
export function CompanyPage() {
  useCompanyEvents(useSuspenseQuery(companyQuery).data.id, 'employees');
  return <CompanyScreen />;
}
