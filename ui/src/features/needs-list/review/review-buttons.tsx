import { Check, X } from 'lucide-react';
import { Button } from '@/components/ui/button';

interface ReviewButtonsProps {
  /** The name of the request. */
  name: string;
  onAccept: () => void;
  onReject: () => void;
}

/** Accept or reject an answer that waits for it. */
export function ReviewButtons({ name, onAccept, onReject }: ReviewButtonsProps) {
  return (
    <div className="flex gap-1.5" role="group" aria-label={`Review ${name}`}>
      <Button size="sm" className="px-2 text-ok!" onClick={onAccept}>
        <Check aria-hidden /> Accept
      </Button>
      <Button size="sm" className="px-2 text-bad!" onClick={onReject}>
        <X aria-hidden /> Reject
      </Button>
    </div>
  );
}
