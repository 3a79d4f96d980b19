import { ArrowDownWideNarrow, ArrowUpNarrowWide, Tag } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Menu, MenuContent, MenuLabel, MenuRadioGroup, MenuRadioItem, MenuTrigger } from '@/components/floating/menu';
import { SearchField } from '@/components/form/search-field';
import { IconButton } from '@/components/ui/icon-button';
import { cn } from '@/lib/cn';
import type { ThreadSearchState } from './use-thread-search';

/** The debounce of the search, in milliseconds. */
const REST_MS = 250;
const allLabels = '';

/** The thread filters: search words, unread, drafts and label; and the sort order. */
export function ThreadFilters({ searching, labels }: { searching: ThreadSearchState; labels: readonly string[] }) {
  const { search, oldestFirst, toggle } = searching;
  return (
    <div role="search" aria-label="Threads" className="grid gap-2 p-3">
      <ThreadSearch value={search.query ?? ''} onSearch={searching.setText} />
      <div className="flex items-center gap-1.5">
        <FilterToggle on={search.unread ?? false} onToggle={() => toggle('UNREAD')}>
          Unread
        </FilterToggle>
        <FilterToggle on={search.draft ?? false} onToggle={() => toggle('DRAFT')}>
          Drafts
        </FilterToggle>
        {labels.length > 0 && (
          <Menu>
            <MenuTrigger asChild>
              <button type="button" className={cn(pill, search.labels ? pillOn : pillOff)}>
                <Tag aria-hidden className="size-3.5" />
                <span className="max-w-24 truncate">{search.labels ?? 'Label'}</span>
              </button>
            </MenuTrigger>
            <MenuContent align="start">
              <MenuLabel>Label</MenuLabel>
              <MenuRadioGroup
                value={search.labels ?? allLabels}
                onValueChange={(label) => searching.setLabel(label || undefined)}
              >
                <MenuRadioItem value={allLabels}>All threads</MenuRadioItem>
                {labels.map((label) => (
                  <MenuRadioItem key={label} value={label}>
                    {label}
                  </MenuRadioItem>
                ))}
              </MenuRadioGroup>
            </MenuContent>
          </Menu>
        )}
        <IconButton
          label={oldestFirst ? 'Oldest first. Show newest first' : 'Newest first. Show oldest first'}
          className="ml-auto"
          onClick={searching.turnOrder}
        >
          {oldestFirst ? <ArrowUpNarrowWide /> : <ArrowDownWideNarrow />}
        </IconButton>
      </div>
    </div>
  );
}

const pill =
  'inline-flex h-7 items-center gap-1 rounded-full border px-2.5 text-[13px] whitespace-nowrap transition-colors';
const pillOn = 'border-accent bg-accent-soft font-medium text-accent';
const pillOff = 'border-line text-muted hover:bg-hover hover:text-ink';

function FilterToggle({ on, onToggle, children }: { on: boolean; onToggle: () => void; children: string }) {
  return (
    <button type="button" aria-pressed={on} onClick={onToggle} className={cn(pill, on ? pillOn : pillOff)}>
      {children}
    </button>
  );
}

/** A debounced search field, which follows other changes of the address. */
function ThreadSearch({ value, onSearch }: { value: string; onSearch: (words: string) => void }) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState({ value, sent: value });
  if (known.value !== value) {
    setKnown({ ...known, value });
    // The address was changed by something other than this field.
    if (value !== known.sent) {
      setKnown({ value, sent: value });
      setTyped(value);
    }
  }
  const words = typed.trim();
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  useEffect(() => {
    if (words === known.sent) return;
    const rest = setTimeout(() => {
      setKnown((now) => ({ ...now, sent: words }));
      search.current(words);
    }, REST_MS);
    return () => clearTimeout(rest);
  }, [words, known.sent]);
  return <SearchField label="Search messages" data-thread-search value={typed} onChange={setTyped} />;
}
