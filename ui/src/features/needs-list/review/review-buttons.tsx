import { Check, X } from 'lucide-react';
import { cn } from '@/lib/cn';
import { Button } from '@/components/ui/button';

const wide = 'max-sm:order-last max-sm:w-full max-sm:gap-2 max-sm:*:h-12 max-sm:*:grow max-sm:*:text-base';

interface ReviewButtonsProps {
  /** The name of the request. */
  name: string;
  onAccept: () => void;
  onReject: () => void;
  /** On a phone the buttons are as wide as the screen, at its foot. */
  inReach?: boolean;
}

/** Accept or reject an answer that waits for it. */
export function ReviewButtons({ name, onAccept, onReject, inReach = false }: ReviewButtonsProps) {
  return (
    <div className={cn('flex gap-1.5', inReach && wide)} role="group" aria-label={`Review ${name}`}>
      <Button size="sm" className="px-2 text-ok!" onClick={onAccept}>
        <Check aria-hidden /> Accept
      </Button>
      <Button size="sm" className="px-2 text-bad!" onClick={onReject}>
        <X aria-hidden /> Reject
      </Button>
    </div>
  );
}
