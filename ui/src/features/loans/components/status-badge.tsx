import type { ReviewStatus } from '@/api/models';
import { Badge } from '@/components/ui/badge';
import { statusTone, statusWord } from '../review-status';

/** The review status of a loan. */
export function StatusBadge({ status }: { status: ReviewStatus }) {
  return <Badge tone={statusTone(status)}>{statusWord(status)}</Badge>;
}
