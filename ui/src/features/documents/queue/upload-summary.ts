import { type UploadSummaryAnswer, rule } from '@/rules/rule';
import type { Upload } from './upload';

/** Many uploads in one line, by the shared rule. */
export function summaryOf(uploads: readonly Upload[]): UploadSummaryAnswer {
  const counts = { arrived: 0, underWay: 0, failed: 0 };
  for (const { status } of uploads)
    counts[status === 'success' ? 'arrived' : status === 'error' ? 'failed' : 'underWay'] += 1;
  return rule('uploadSummary', counts);
}
