import { useQuery } from '@tanstack/react-query';
import { unreadOfLoanQuery, unreadQuery } from '@/api/messaging/unread';

/** Without word from the loan on the screen, it is asked this often. */
export const EVERY_MS = 60_000;

/** How many messages the person hasn't read, on all loans. */
export const useUnread = (): number => useQuery({ ...unreadQuery, refetchInterval: EVERY_MS }).data ?? 0;

/** How many on one loan. */
export const useUnreadOfLoan = (loanId: string): number => useQuery(unreadOfLoanQuery(loanId)).data ?? 0;
