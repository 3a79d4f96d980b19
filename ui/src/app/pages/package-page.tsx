import { useParams } from '@tanstack/react-router';
import { useLoan } from '@/api/loan';
import { PackageScreen } from '@/features/package/screens/package-screen';
import { ShoeboxLinks } from '@/features/shoebox/components/shoebox-links';
import { paths } from '../paths';

/** The tab Package of a loan, with the way to what isn't filed. */
export function PackagePage() {
  const { loanId } = useParams({ from: `/signed-in/workspace${paths.package}` });
  const loan = useLoan(loanId);
  return <PackageScreen key={loanId} loanId={loanId} aside={<ShoeboxLinks loan={loan} />} />;
}
