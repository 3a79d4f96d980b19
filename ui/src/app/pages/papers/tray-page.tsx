import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import { useCurrentUser } from '@/api/current-user';
import { companyQuery } from '@/features/company';
import { useCompanyEvents } from '@/features/realtime';
import { PageLink } from '@/features/secure-upload';
import { TrayScreen } from '@/features/secure-upload/screens/tray-screen';

/** What was handed in to one's company, kept up to date, with the page on which it is. */
export function TrayPage() {
  useCompanyEvents(useCurrentUser().company?.id ?? '', 'tray');
  const { data: company } = useQuery(companyQuery);
  const link = company?.secureUploadEnabled ? (
    <PageLink slug={company.slug} />
  ) : (
    company && (
      <p>
        The secure upload page is turned off.{' '}
        <Link to={paths.companySettings} hash="secure-upload" className="font-medium text-accent hover:underline">
          Page settings
        </Link>
      </p>
    )
  );
  return <TrayScreen link={link} />;
}
