import { MessageSquarePlus } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { Button } from '@/components/ui/button';

const SelectLoan = lazy(() => import('./select-loan').then((part) => ({ default: part.SelectLoan })));

/** Starts a message where no loan is open: asks for the loan first. */
export function StartMessageButton() {
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <Button onClick={() => setChoosing(true)}>
        <MessageSquarePlus aria-hidden /> Write a message
      </Button>
      {choosing && (
        <Suspense fallback={null}>
          <SelectLoan onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}
