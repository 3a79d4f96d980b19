import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';

interface PagerProps {
  /** The page, counted from 0. */
  page: number;
  /** Rows on a full page. */
  size: number;
  /** Rows on this page. */
  shown: number;
  /** Rows on all pages. */
  total: number;
  /** Whether this is the last page. */
  last: boolean;
  onPage: (page: number) => void;
}

/** The range of rows on this page, with links to the other pages. */
export function Pager({ page, size, shown, total, last, onPage }: PagerProps) {
  const from = page * size + 1;
  return (
    <nav aria-label="Pages" className="flex items-center justify-end gap-1 py-3 text-muted tabular-nums">
      <span className="mr-2">
        {from}–{from + shown - 1} of {total}
      </span>
      <IconButton
        label="Previous page"
        disabledReason={page === 0 ? 'this is the first page' : null}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft />
      </IconButton>
      <IconButton
        label="Next page"
        disabledReason={last ? 'this is the last page' : null}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight />
      </IconButton>
    </nav>
  );
}
