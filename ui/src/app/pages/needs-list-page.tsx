import { useParams } from '@tanstack/react-router';
import { type ComponentType, Suspense, lazy, useEffect, useState } from 'react';
import { paths } from '@/address/paths';
import { NeedsListScreen } from '@/features/needs-list/screens/needs-list-screen';
import { usePrinting } from '@/lib/page/use-printing';

/** By then the list is rendered, in milliseconds. */
const QUIET_MS = 1500;

const AssignWindow = lazy(async () => {
  const part = await import('./assign-window');
  return { default: part.AssignWindow };
});

const UseTemplateDialog = lazy(() =>
  import('@/features/templates/components/use-template-dialog').then((part) => ({ default: part.UseTemplateDialog })),
);

/** The printed list is loaded once the page is idle, because printing doesn't wait. */
const fetchElementsForPrint = () =>
  import('@/features/needs-list/screens/printed-list').then((part) => part.PrintedList);

/** The Needs list tab of a loan, printed in full. */
export function NeedsListPage() {
  const { loanId } = useParams({ from: `/signed-in/workspace${paths.needsList}` });
  const [Printed, setPrinted] = useState<ComponentType<{ loanId: string }>>();
  const printing = usePrinting();
  useEffect(() => {
    const soon = setTimeout(() => void fetchElementsForPrint().then((part) => setPrinted(() => part)), QUIET_MS);
    return () => clearTimeout(soon);
  }, []);
  return (
    <>
      <div className={Printed && 'print:hidden'}>
        <NeedsListScreen
          loanId={loanId}
          renderAssign={(elements, onClose) => (
            <Suspense fallback={null}>
              <AssignWindow loanId={loanId} elements={elements} onClose={onClose} />
            </Suspense>
          )}
          renderTemplates={(loan, onClose) => (
            <Suspense fallback={null}>
              <UseTemplateDialog loan={loan} onClose={onClose} />
            </Suspense>
          )}
        />
      </div>
      {printing && Printed && <Printed loanId={loanId} />}
    </>
  );
}
