import { useParams } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import { PrintScreen } from '@/features/messaging/screens/print-screen';

/** The print view of one message. */
export function PrintPage() {
  const { id } = useParams({ from: `/signed-in${paths.printEmail}` });
  return <PrintScreen key={id} id={id} />;
}
