import { AtSign, Eye, type LucideIcon, Mail, Send, Share2, UserPlus } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { messageFor } from '@/api/problem';
import { Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/cn';
import { type SharingRequest, type SharingStep, sharingPreviewQuery } from '../api';

const signs: Record<SharingStep['call'], LucideIcon> = {
  ADD_CONTACT: AtSign,
  ADD_LENDER_USER: UserPlus,
  EDIT_LENDER_USER: Eye,
  CREATE_SHARES: Share2,
  MAIL_ITEMS: Mail,
};

/** The steps of the main button, as the shared rule on the server plans them. */
export function ShareOutcome({ loanId, sharing }: { loanId: string; sharing: SharingRequest }) {
  const { data, error, isPlaceholderData } = useQuery(sharingPreviewQuery(loanId, sharing));
  return (
    <section aria-label="What will happen" className="rounded-md bg-sunken px-3 py-2.5" aria-busy={isPlaceholderData}>
      <h3 className="text-[13px] font-medium">What will happen</h3>
      {error && (
        <p role="alert" className="mt-1 text-[13px] text-bad">
          {messageFor(error)}
        </p>
      )}
      {!data && !error && <Skeleton className="mt-2 h-4 w-2/3" />}
      {data && !error && (
        <ul className={cn('mt-1 grid gap-1 text-[13px] text-muted', isPlaceholderData && 'opacity-60')}>
          {data.steps.map(({ call, words }) => (
            <OutcomeLine key={`${call} ${words}`} Icon={signs[call]}>
              {words}
            </OutcomeLine>
          ))}
          {data.steps.length === 0 && (
            <OutcomeLine Icon={Send}>It will be sent. No one is added and nothing is assigned.</OutcomeLine>
          )}
        </ul>
      )}
    </section>
  );
}

function OutcomeLine({ Icon, children }: { Icon: LucideIcon; children: string }) {
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-faint" />
      <span className="min-w-0 break-words">{children}</span>
    </li>
  );
}
