import { useQuery } from '@tanstack/react-query';
import { MailOpen } from 'lucide-react';
import { cn } from '@/lib/cn';
import { waitingInvitationsQuery } from '../account-api';

/** Names the lenders whose invitations are in the user's mailbox, without their loans. */
export function WaitingInvitations({ className = 'mb-5' }: { className?: string }) {
  const { data } = useQuery(waitingInvitationsQuery);
  if (!data || data.length === 0) return null;
  return (
    <ul aria-label="Invitations" className={cn('grid gap-2', className)}>
      {data.map(({ lenderName }) => (
        <li key={lenderName} className="flex items-center gap-3 rounded-lg bg-info-soft p-3 text-[15px]">
          <MailOpen aria-hidden className="size-4 shrink-0 text-info" />
          <p className="min-w-0 text-pretty">
            <strong className="font-medium">{lenderName}</strong> invited you. To open the loan, use the link in the
            invitation we emailed you.
          </p>
        </li>
      ))}
    </ul>
  );
}
