import { useParams } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import { ShoeboxScreen } from '@/features/documents/shoebox/screens/shoebox-screen';
import { LoanSubscription } from '../loan-subscription';

/** A person's unfiled documents. */
export function ShoeboxPage() {
  const { userId } = useParams({ from: `/signed-in/workspace${paths.shoebox}` });
  return <ShoeboxScreen key={userId} userId={userId} Live={LoanSubscription} />;
}
