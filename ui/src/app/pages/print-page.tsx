import { useParams } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import { PrintScreen } from '@/features/messaging/screens/print-screen';

/** One message on paper. */
export function PrintPage() {
  const { id } = useParams({ from: `/signed-in${paths.printEmail}` });
  return <PrintScreen key={id} id={id} />;
}
