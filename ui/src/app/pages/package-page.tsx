import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '@/address/paths';
import { useLoan } from '@/api/loan';
import { PackageScreen } from '@/features/package/screens/package-screen';
import { ShareDialog } from '@/parts/sharing/components/share-dialog';
import { ShoeboxLinks } from '@/features/shoebox/components/shoebox-links';

/** The tab Package of a loan, with the way to what isn't filed and the sharing of what is. */
export function PackagePage() {
  const { loanId } = useParams({ from: `/signed-in/workspace${paths.package}` });
  const loan = useLoan(loanId);
  const [shared, setShared] = useState<{ id: string; name: string }[]>();
  return (
    <>
      <PackageScreen key={loanId} loanId={loanId} onShare={setShared} aside={<ShoeboxLinks loan={loan} />} />
      {shared && <ShareDialog loan={loan} elements={shared} onClose={() => setShared(undefined)} />}
    </>
  );
}
