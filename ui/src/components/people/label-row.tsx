import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { ChevronLeft } from 'lucide-react';
import { Tooltip } from '@/components/floating/tooltip';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/lib/cn';
import { rule } from '@/rules/rule';

const gapPx = 4;
const overflowPx = 36;

/** Returns how many of the measured labels fit, leaving room for the overflow button if there are more. */
export function fittingLabels(widths: readonly number[], labels: number, roomPx: number): number {
  let used = 0;
  for (const [index, width] of widths.entries()) {
    used += width + (index > 0 ? gapPx : 0);
    const rest = index < labels - 1 ? gapPx + overflowPx : 0;
    if (used + rest > roomPx) return index;
  }
  return widths.length;
}

/** Measures how many labels fit; undefined before the first measurement. */
function useFittingLabels(row: RefObject<HTMLElement | null>, measure: RefObject<HTMLElement | null>, labels: number) {
  const [fitting, setFitting] = useState<number>();
  useLayoutEffect(() => {
    if (!row.current || !measure.current) return;
    const look = () => {
      const widths = [...(measure.current?.querySelectorAll<HTMLElement>(':scope > *') ?? [])].map(
        ({ offsetWidth }) => offsetWidth,
      );
      setFitting(fittingLabels(widths, labels, row.current?.clientWidth ?? 0));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(row.current);
    observer.observe(measure.current);
    return () => observer.disconnect();
  }, [row, measure, labels]);
  return fitting;
}

interface LabelRowProps {
  labels: readonly string[];
  /** The row of a key contact, which shows at most one label. */
  keyContact?: boolean;
}

/** The labels of an overview item: at most three at first, fewer if they don't fit, the others behind a +N button. */
export function LabelRow({ labels, keyContact = false }: LabelRowProps) {
  return labels.length > 0 && <LabelBadges labels={labels} keyContact={keyContact} />;
}

function LabelBadges({ labels, keyContact }: Required<LabelRowProps>) {
  const [all, setAll] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const measure = useRef<HTMLDivElement>(null);
  const fitting = useFittingLabels(row, measure, labels.length);
  const { shown, more } = rule('visibleLabels', { labels: labels.length, keyContact, fitting: fitting ?? null });
  const hidden = labels.slice(shown);
  return (
    <div ref={row} className={cn('relative flex min-w-0 grow items-center gap-1 overflow-hidden', all && 'flex-wrap')}>
      <ul aria-label="Labels" className={cn('flex min-w-0 items-center gap-1', all && 'flex-wrap')}>
        {(all ? labels : labels.slice(0, shown)).map((label) => (
          <li key={label} className="flex min-w-0">
            <Badge className="min-w-0 shrink!">
              <span className="truncate">{label}</span>
            </Badge>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Tooltip text={all ? 'Show fewer' : hidden.join(', ')}>
          <button
            type="button"
            aria-expanded={all}
            aria-label={all ? 'Show fewer labels' : `${more} more: ${hidden.join(', ')}`}
            onClick={() => setAll(!all)}
            className="rounded-full"
          >
            <Badge>{all ? <ChevronLeft aria-hidden /> : `+${more}`}</Badge>
          </button>
        </Tooltip>
      )}
      {/* The same labels at full width, only for measuring. */}
      <div ref={measure} aria-hidden className="invisible absolute flex h-0 w-max gap-1">
        {labels.slice(0, 3).map((label) => (
          <Badge key={label}>{label}</Badge>
        ))}
      </div>
    </div>
  );
}
