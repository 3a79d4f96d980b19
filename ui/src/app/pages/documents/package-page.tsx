import { Link, useParams } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { paths } from '@/address/paths';
import { useLoan } from '@/api/loan';
import type { Loan } from '@/api/models';
import { ShoeboxLinks } from '@/features/documents';
import { PackageScreen } from '@/features/documents/package/screens/package-screen';
import { ShareDialog } from '@/features/sharing';

/** The Package tab of a loan, with links to unfiled documents and sharing. */
export function PackagePage() {
  const { loanId } = useParams({ from: `/signed-in/workspace${paths.package}` });
  const loan = useLoan(loanId);
  const [shared, setShared] = useState<{ id: string; name: string }[]>();
  return (
    <>
      <PackageScreen key={loanId} loanId={loanId} onShare={setShared} aside={<Aside loan={loan} />} />
      {shared && <ShareDialog loan={loan} elements={shared} onClose={() => setShared(undefined)} />}
    </>
  );
}

/** Links to unfiled and deleted documents. */
function Aside({ loan }: { loan: Loan }) {
  return (
    <>
      <ShoeboxLinks loan={loan} />
      <Link
        to={paths.trash}
        params={{ loanId: loan.id }}
        className="float-right mb-2 inline-flex items-center gap-1.5 rounded-sm text-[13px] text-muted hover:text-ink hover:underline print:hidden"
      >
        <Trash2 aria-hidden className="size-3.5" /> Trash
      </Link>
    </>
  );
}
