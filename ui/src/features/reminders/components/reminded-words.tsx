import { useQuery } from '@tanstack/react-query';
import { reminderHistoryQuery } from '../api';

interface RemindedWordsProps {
  loanId: string;
  elementId: string;
  className?: string;
}

/** How often people were reminded of a request, and when last; nothing without reminders. */
export function RemindedWords({ loanId, elementId, className }: RemindedWordsProps) {
  const { data } = useQuery(reminderHistoryQuery(loanId, elementId));
  return data?.words ? <span className={className}>{data.words}</span> : null;
}
