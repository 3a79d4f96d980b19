import { Search } from 'lucide-react';
import type { KeyboardEventHandler } from 'react';
import { Input } from '@/components/form/input';

interface MemberSearchProps {
  label: string;
  listId: string;
  /** The active option. */
  activeId: string | undefined;
  typed: string;
  onType: (typed: string) => void;
  onKeyDown: KeyboardEventHandler;
}

/** The search field of a list of people, which has the focus and handles the list's keyboard. */
export function MemberSearch({ label, listId, activeId, typed, onType, onKeyDown }: MemberSearchProps) {
  return (
    <div className="relative shrink-0 border-b border-line">
      <Search aria-hidden className="pointer-events-none absolute top-3 left-3 size-4 text-faint" />
      <Input
        type="search"
        role="combobox"
        autoFocus
        autoComplete="off"
        aria-label={`Find people: ${label}`}
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={activeId}
        placeholder="Name or email"
        className="h-10 rounded-none border-0 pl-9"
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
