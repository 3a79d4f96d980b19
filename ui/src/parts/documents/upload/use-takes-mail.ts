import { useQuery } from '@tanstack/react-query';
import { loanQuery } from '@/api/loan';

/** Whether e-mails may be sent as files on this loan, as its lender wants it. */
export const useTakesMail = (loanId: string): boolean => useQuery(loanQuery(loanId)).data?.acceptsMail ?? false;
