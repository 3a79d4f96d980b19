import { type RefObject, useEffect, useRef } from 'react';
import { Progress } from '@/components/ui/progress';
import { markUploadsScrolledAway } from '../queue/visible-places';
import { uploadPlace } from '../queue/upload';
import { type Upload, summarizeUploads } from '../queue/uploads';
import { UploadActions } from './upload-actions';
import { UploadLine } from './upload-line';

interface UploadLinesProps {
  /** The uploads of one place, including recently finished ones. */
  uploads: readonly Upload[];
  /** Whether there is room for only one line. */
  inOne?: boolean;
  className?: string;
}

/** The unfinished uploads of one place: one line each, or one for all if there are many. */
export function UploadLines({ uploads, inOne = false, className }: UploadLinesProps) {
  const open = uploads.filter(({ status }) => status !== 'success');
  if (open.length === 0) return null;
  if (summarizeUploads(open).crowded || (inOne && open.length > 1))
    return <ManyUploads uploads={uploads} className={className} />;
  return <FewUploads uploads={open} className={className} />;
}

/** One line per upload. */
function FewUploads({ uploads, className }: { uploads: readonly Upload[]; className?: string | undefined }) {
  const lines = useRef<HTMLDivElement>(null);
  const place = uploads[0] ? uploadPlace(uploads[0]) : null;
  useReportVisibility(lines, place);
  return (
    <div ref={lines}>
      {uploads.map((upload) => (
        <div key={upload.id} className={className}>
          <UploadLine upload={upload} />
        </div>
      ))}
    </div>
  );
}

/** Reports while these lines are scrolled out of view, so that the tray shows their progress. */
function useReportVisibility(lines: RefObject<HTMLElement | null>, place: string | null): void {
  useEffect(() => {
    if (!lines.current || place === null || typeof IntersectionObserver === 'undefined') return;
    let back = () => {};
    const observer = new IntersectionObserver(([entry]) => {
      back();
      back = entry?.isIntersecting === false ? markUploadsScrolledAway(place) : () => {};
    });
    observer.observe(lines.current);
    return () => {
      observer.disconnect();
      back();
    };
  }, [lines, place]);
}

/** Many uploads in one line: the progress, and the actions on all of them. */
function ManyUploads({ uploads, className }: { uploads: readonly Upload[]; className?: string | undefined }) {
  const { words, percent, actions } = summarizeUploads(uploads);
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
