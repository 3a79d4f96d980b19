import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { Suspense, lazy, useRef, useState } from 'react';
import { UnreadBadge } from '@/features/messaging';
import { unreadNoticesQuery } from './api';

const BellPanel = lazy(() => import('./bell-panel').then((part) => ({ default: part.BellPanel })));

interface BellButtonProps {
  className: string;
  /** The class of the word next to the icon. */
  wordClassName: string;
  /** The class of the count. */
  countClassName: string;
}

/** The user's unread notifications on all loans: the count, and a panel that lists them. */
export function BellButton({ className, wordClassName, countClassName }: BellButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const count = useQuery(unreadNoticesQuery).data?.count ?? 0;
  return (
    <>
      <button
        ref={button}
        type="button"
        title="Notifications"
        aria-haspopup="dialog"
        aria-expanded={open}
        className={className}
        onClick={() => setOpen(!open)}
      >
        <Bell aria-hidden />
        <span className={wordClassName}>Notifications</span> <UnreadBadge count={count} className={countClassName} />
      </button>
      {open && (
        <Suspense fallback={null}>
          <BellPanel button={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
