import type { ReviewStatus } from '@/api/models';
import { Badge } from '@/components/ui/badge';
import { statusTone, statusWords } from '../review-status';

/** A loan's review status in words. */
export function StatusBadge({ status }: { status: ReviewStatus }) {
  return <Badge tone={statusTone(status)}>{statusWords[status]}</Badge>;
}
