import { Progress } from '@/components/ui/progress';
import { type Upload, summaryOf } from '../queue/uploads';
import { UploadActions } from './upload-actions';
import { UploadLine } from './upload-line';

interface UploadLinesProps {
  /** The uploads of one place, those that arrived lately too. */
  uploads: readonly Upload[];
  /** There is room for one line only. */
  inOne?: boolean;
  className?: string;
}

/** The uploads of one place that aren't done: a line each, or one line for all when there are many. */
export function UploadLines({ uploads, inOne = false, className }: UploadLinesProps) {
  const open = uploads.filter(({ status }) => status !== 'success');
  if (open.length === 0) return null;
  if (summaryOf(open).crowded || (inOne && open.length > 1))
    return <ManyUploads uploads={uploads} className={className} />;
  return open.map((upload) => (
    <div key={upload.id} className={className}>
      <UploadLine upload={upload} />
    </div>
  ));
}

/** Many uploads in one line: how many arrived, and what can be done with all of them. */
function ManyUploads({ uploads, className }: { uploads: readonly Upload[]; className?: string | undefined }) {
  const { words, percent, actions } = summaryOf(uploads);
  return (
    <div className={className}>
      <div className="flex min-w-0 flex-wrap items-center gap-2">
        <Progress className="max-w-40 min-w-16" value={percent} label="Uploading files" />
        <span className="tabular-nums">{words}</span>
        <UploadActions actions={actions} uploads={uploads} />
      </div>
    </div>
  );
}
