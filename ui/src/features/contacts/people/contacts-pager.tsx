import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ContactPage } from '@/api/models';
import { IconButton } from '@/components/ui/icon-button';

interface ContactsPagerProps {
  page: ContactPage;
  onPage: (page: number) => void;
}

/** Which people are on this page, and the way to the others. */
export function ContactsPager({ page: { page, size, totalElements, last, content }, onPage }: ContactsPagerProps) {
  const from = page * size + 1;
  return (
    <nav aria-label="Pages" className="flex items-center justify-end gap-1 py-3 text-muted tabular-nums">
      <span className="mr-2">
        {from}–{from + content.length - 1} of {totalElements}
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
