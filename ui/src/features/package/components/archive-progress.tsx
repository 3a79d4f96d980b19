import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { byteSize } from '@/lib/byte-size';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import type { Archiving } from '../use-archive';

interface ArchiveProgressProps {
  archiving: Archiving;
  /** The bytes of all the documents; the archive may turn out smaller. */
  expected: number;
  onCancel: () => void;
}

/** How much of an archive has arrived, and a way to stop it. */
export function ArchiveProgress({ archiving: { count, bytes }, expected, onCancel }: ArchiveProgressProps) {
  const percent = rule('uploadRow', {
    status: 'uploading',
    sentBytes: Math.min(bytes, expected),
    totalBytes: expected,
  }).percent;
  return (
    <div className="flex min-w-0 grow items-center gap-3">
      <span role="status" className="sr-only">
        Downloading {rule('countLabel', { count, noun: 'ITEM' })}
      </span>
      <Progress className="max-w-56 min-w-16" value={percent ?? 0} label="Downloading the package" />
      <span className="text-[13px] whitespace-nowrap text-muted tabular-nums">
        {byteSize(bytes)} of about {byteSize(expected)}
      </span>
      <Button size="sm" onClick={onCancel}>
        {text('cancel')}
      </Button>
    </div>
  );
}
