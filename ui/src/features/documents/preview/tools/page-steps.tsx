import { ChevronDown, ChevronUp } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { PageField } from './page-field';
import type { PageScroller } from './use-page-scroller';

/** Buttons for the next and previous page, and a field for the page number. */
export function PageSteps({ pages: { page, count, goTo } }: { pages: PageScroller }) {
  return (
    <>
      <IconButton className="max-sm:hidden" label="Previous page" disabled={page <= 1} onClick={() => goTo(page - 1)}>
        <ChevronUp />
      </IconButton>
      <PageField page={page} pages={count} onGo={goTo} />
      <IconButton className="max-sm:hidden" label="Next page" disabled={page >= count} onClick={() => goTo(page + 1)}>
        <ChevronDown />
      </IconButton>
      <span className="mx-1 h-5 w-px bg-line sm:mx-2" />
    </>
  );
}

/** Handles the paging keys; returns whether the key was one. */
export function handlePageKey(event: KeyboardEvent, { page, count, goTo }: PageScroller): boolean {
  const target: Record<string, number> = { PageDown: page + 1, PageUp: page - 1, Home: 1, End: count };
  const number = target[event.key];
  if (number === undefined || event.target instanceof HTMLInputElement) return false;
  event.preventDefault();
  goTo(number);
  return true;
}
