import { ChevronDown, ChevronUp, X } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import { Input } from '@/components/form/input';
import { IconButton } from '@/components/ui/icon-button';
import type { DocumentSearch } from './use-find';

interface FindBarProps {
  find: DocumentSearch;
  pages: number;
  field: RefObject<HTMLInputElement | null>;
  onClose: () => void;
}

/** The search bar: Enter goes to the next match, Shift+Enter to the previous one. */
export function FindBar({ find, pages, field, onClose }: FindBarProps) {
  const none = find.found.total === 0;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    find.step(event.shiftKey ? -1 : 1);
  };
  return (
    <div role="search" className="flex items-center gap-1 border-b border-line bg-surface px-2 py-1.5">
      <Input
        ref={field}
        type="search"
        aria-label="Find in this document"
        placeholder="Find…"
        autoFocus
        className="h-8 max-w-72 min-w-0"
        value={find.query}
        onChange={(event) => find.setQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p role="status" className="min-w-16 grow px-1 text-[13px] text-muted tabular-nums">
        {searchStatus(find, pages)}
      </p>
      <IconButton label="Previous match" disabled={none} onClick={() => find.step(-1)}>
        <ChevronUp />
      </IconButton>
      <IconButton label="Next match" disabled={none} onClick={() => find.step(1)}>
        <ChevronDown />
      </IconButton>
      <IconButton label="Close find" onClick={onClose}>
        <X />
      </IconButton>
    </div>
  );
}

/** Returns the search progress as text. */
export function searchStatus(
  { query, found, at, more }: Pick<DocumentSearch, 'query' | 'found' | 'at' | 'more'>,
  pages: number,
): string {
  if (query.trim() === '') return '';
  if (found.total > 0) return `${at} of ${found.total}${found.done && !more ? '' : '+'}`;
  if (!found.done) return `Searching… ${found.read} of ${pages} pages`;
  return found.hasText ? 'No matches' : 'These pages are images with no text to search.';
}
