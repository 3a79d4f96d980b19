import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SearchField } from '@/components/form/search-field';
import { Button } from '@/components/ui/button';
import type { LoanSearch } from '../api';
import type { KnownLoanSearch } from '../use-loan-search';
import { StatusFilter } from './status-filter';

const pauseMs = 200;

interface LoanFiltersProps {
  search: KnownLoanSearch;
  onChange: (part: Partial<LoanSearch>) => void;
  onClear: (() => void) | undefined;
  /** Additional filters. */
  children?: ReactNode;
}

/** The search field and the status filter. The search is debounced. */
export function LoanFilters({ search, onChange, onClear, children }: LoanFiltersProps) {
  const inAddress = search.q ?? '';
  const [{ typed, sent, since }, setState] = useState({ typed: inAddress, sent: inAddress, since: inAddress });
  const waiting = useRef<number>(undefined);
  // A change of the address by other means (Back, Clear) replaces the typed text.
  if (since !== inAddress)
    setState({ typed: inAddress === sent ? typed : inAddress, sent: inAddress, since: inAddress });
  useEffect(() => () => clearTimeout(waiting.current), []);
  const type = (text: string) => {
    setState({ typed: text, sent, since });
    clearTimeout(waiting.current);
    waiting.current = window.setTimeout(() => {
      setState((now) => ({ ...now, sent: text }));
      onChange({ q: text });
    }, pauseMs);
  };
  return (
    <div role="search" className="mb-4 flex flex-wrap items-center gap-2">
      <SearchField
        label="Search loans"
        placeholder="Loan, number, borrower or address"
        className="w-full sm:w-72"
        value={typed}
        onChange={type}
      />
      <StatusFilter
        chosen={search.status}
        onChange={(status) => onChange({ status })}
        archived={search.archived}
        onArchived={(archived) => onChange({ archived })}
      />
      {children}
      {onClear && (
        <Button look="quiet" onClick={onClear}>
          <X aria-hidden />
          {/* On a phone only the icon stays in the row: a second row would move the list. */}
          <span className="max-sm:sr-only">Clear</span>
        </Button>
      )}
    </div>
  );
}
