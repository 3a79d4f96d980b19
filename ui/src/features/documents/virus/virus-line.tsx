import { ShieldAlert } from 'lucide-react';
import type { Document } from '@/api/documents';
import { cn } from '@/lib/cn';

/** The status of a document's virus check, below its name. */
export function VirusLine({ check }: { check: Document['virusCheck'] }) {
  if (!check) return null;
  const found = check.state === 'INFECTED' || check.state === 'DAMAGED';
  return (
    <p className={cn('mt-0.5 flex gap-1 text-[13px] text-pretty', found ? 'text-bad' : 'text-muted')}>
      <ShieldAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      <span className="min-w-0">{check.message}</span>
    </p>
  );
}
