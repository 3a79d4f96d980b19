import { cn } from '@/lib/cn';

interface ProgressProps {
  /** Whole percent, 0 to 100. */
  value: number;
  /** What is progressing. */
  label: string;
  /** A second share in a lighter color after the first, in percent (submitted but not yet accepted). */
  pending?: number;
  className?: string;
}

/** A progress bar. State the figure in words next to it. */
export function Progress({ value, label, pending = 0, className }: ProgressProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      className={cn('flex h-1.5 w-full overflow-hidden rounded-full bg-line', className)}
    >
      <div className="bg-accent transition-[width]" style={{ width: `${value}%` }} />
      <div className="bg-accent/35 transition-[width]" style={{ width: `${pending}%` }} />
    </div>
  );
}
