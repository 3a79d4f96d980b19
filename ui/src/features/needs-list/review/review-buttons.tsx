import { Check, X } from 'lucide-react';
import type { NeedsListElement } from '@/api/elements';
import { Button } from '@/components/ui/button';
import type { RowHandlers } from '../row/row-actions';

interface ReviewButtonsProps {
  element: NeedsListElement;
  handlers: Pick<RowHandlers, 'onAccept' | 'onReject'>;
  tabIndex?: number;
}

/** Accept or reject an answer that waits for it. */
export function ReviewButtons({ element, handlers, tabIndex }: ReviewButtonsProps) {
  return (
    <div className="flex gap-1.5" role="group" aria-label={`Review ${element.name}`}>
      <Button size="sm" className="px-2 text-ok!" tabIndex={tabIndex} onClick={() => handlers.onAccept?.(element)}>
        <Check aria-hidden /> Accept
      </Button>
      <Button size="sm" className="px-2 text-bad!" tabIndex={tabIndex} onClick={() => handlers.onReject?.(element)}>
        <X aria-hidden /> Reject
      </Button>
    </div>
  );
}
