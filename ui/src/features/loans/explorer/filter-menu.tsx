import { Bookmark, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Menu, MenuContent, MenuItem, MenuLabel, MenuSeparator, MenuTrigger } from '@/components/floating/menu';
import { Button } from '@/components/ui/button';
import { useUndoable } from '@/components/undo/use-undoable';
import { usePreference } from '@/features/identity';
import type { LoanSearch } from '../api';
import type { KnownLoanSearch } from '../use-loan-search';
import { SaveFilterDialog } from './save-filter-dialog';
import { type SavedFilter, readFilters, sameFilter } from './saved-filters';

interface FilterMenuProps {
  search: KnownLoanSearch;
  filtered: boolean;
  onChange: (part: Partial<LoanSearch>) => void;
}

const searchOf = ({ q, status, sort, archived }: SavedFilter): Partial<LoanSearch> => ({ q, status, sort, archived });

/** The user's saved filters: apply one, save the current one, delete one. */
export function FilterMenu({ search, filtered, onChange }: FilterMenuProps) {
  const { value: filters, isKnown, keep, change } = usePreference('loan-filters', readFilters);
  const { say } = useUndoable();
  const [naming, setNaming] = useState(false);
  const { status, sort, archived } = search;
  const present = { q: search.q ?? '', status, sort, archived };
  const current = filters.find((filter) => sameFilter(filter, present));
  const forget = ({ name }: SavedFilter) => {
    void change((now) => now.filter((filter) => filter.name !== name));
    say(`“${name}” deleted`, () => keep(filters));
  };
  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <Button>
            <Bookmark aria-hidden /> <span className="max-w-40 truncate">{current?.name ?? 'Saved filters'}</span>
          </Button>
        </MenuTrigger>
        <MenuContent align="start" className="w-64">
          <MenuLabel>{filters.length > 0 || !isKnown ? 'Saved filters' : 'No saved filters yet'}</MenuLabel>
          {filters.map((filter) => (
            <MenuItem key={filter.name} onSelect={() => onChange(searchOf(filter))}>
              <span className="min-w-0 truncate">{filter.name}</span>
            </MenuItem>
          ))}
          <MenuSeparator />
          <MenuItem
            disabledReason={current ? 'already saved' : filtered ? null : 'filter first'}
            onSelect={() => setNaming(true)}
          >
            Save this filter…
          </MenuItem>
          {current && (
            <MenuItem danger onSelect={() => forget(current)}>
              <Trash2 aria-hidden /> <span className="min-w-0 truncate">Delete “{current.name}”</span>
            </MenuItem>
          )}
        </MenuContent>
      </Menu>
      {naming && (
        <SaveFilterDialog
          taken={filters.map(({ name }) => name)}
          onSave={(name) => {
            void change((now) => [...now, { name, ...present }]);
            say(`“${name}” saved`, () => change((now) => now.filter((filter) => filter.name !== name)));
            setNaming(false);
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}
