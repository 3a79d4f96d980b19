import { useQuery } from '@tanstack/react-query';
import { unreadOfLoanQuery, unreadQuery } from '@/api/messaging/unread';

/** The polling interval for loans without realtime events, in milliseconds. */
export const EVERY_MS = 60_000;

/** Returns the user's unread count over all loans. */
export const useUnread = (): number => useQuery({ ...unreadQuery, refetchInterval: EVERY_MS }).data ?? 0;

/** Returns the unread count of one loan. */
export const useUnreadOfLoan = (loanId: string): number => useQuery(unreadOfLoanQuery(loanId)).data ?? 0;
