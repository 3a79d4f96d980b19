import { cn } from '@/lib/cn';

/** The messages about refused files, one per line, however long a name is. */
export function RefusedFiles({ refusal, className }: { refusal: string | null; className?: string }) {
  if (!refusal) return null;
  return (
    <p role="alert" className={cn('text-pretty wrap-anywhere whitespace-pre-line text-bad', className)}>
      {refusal}
    </p>
  );
}
