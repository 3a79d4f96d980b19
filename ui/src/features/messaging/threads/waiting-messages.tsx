import { useQuery } from '@tanstack/react-query';
import { loanQuery } from '@/api/loan';
import { waitingMessagesQuery } from '@/api/messaging/threads';
import { roleGroupFacts } from '@/rules/facts';
import { rule } from '@/rules/rule';
import { WaitingAddresses } from '../message/waiting-addresses';
import { listDate } from '../message/message-dates';

/**
 * For lenders: the loan's messages whose outside addresses await approval, including those in threads they can't read.
 */
export function WaitingMessages({ loanId }: { loanId: string }) {
  const { data: loan } = useQuery(loanQuery(loanId));
  const lends = loan !== undefined && roleGroupFacts[loan.me.roleGroup].lender;
  const { data } = useQuery({ ...waitingMessagesQuery(loanId), enabled: lends });
  if (!data || data.content.length === 0) return null;
  return (
    <ul aria-label="Waiting for approval" className="max-h-64 shrink-0 overflow-y-auto border-b border-line px-3 py-2">
      {data.content.map(({ messageId, threadId, textPreview, from, createdDate, waiting }) => (
        <li key={messageId} className="py-1.5">
          <p className="text-[13px] break-words">
            <span className="font-medium">{rule('displayName', from)}</span>, {listDate(createdDate)}
          </p>
          <p className="line-clamp-2 text-[13px] text-muted">
            {textPreview ?? 'Message in a thread you’re not part of'}
          </p>
          <WaitingAddresses waiting={waiting} loanId={loanId} messageId={messageId} threadId={threadId} />
        </li>
      ))}
    </ul>
  );
}
