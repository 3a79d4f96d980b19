import { MessageSquarePlus } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { Button } from '@/components/ui/button';

const SelectLoan = lazy(() => import('./select-loan').then((part) => ({ default: part.SelectLoan })));

/** Writes about one of the loans, where none is open: asks which one first. */
export function WriteButton() {
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
