import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import { useCurrentUser } from '@/api/current-user';
import { companyQuery } from '@/features/company';
import { useCompanyEvents } from '@/features/realtime';
import { PageLink } from '@/features/secure-upload';
import { TrayScreen } from '@/features/secure-upload/screens/tray-screen';

/** The files received by the user's company, kept up to date, with a link to the upload page. */
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
