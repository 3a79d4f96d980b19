import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { searchLength } from '@/components/form/input';
import { Window, WindowTitle } from '@/components/window/window';
import { CommandGroup, CommandItem } from './command-items';
import { type PaletteLine, usePaletteLines } from './palette-lines';

interface CommandPaletteProps {
  onClose: () => void;
  onShowShortcuts: () => void;
}

const name = 'Find loans, requests, people, templates, settings and actions';

/** Searches pages, records and actions as the user types; the server does the search. */
export function CommandPalette({ onClose, onShowShortcuts }: CommandPaletteProps) {
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim());
  const { groups, looking } = usePaletteLines(words, onShowShortcuts);
  const [chosen, setChosen] = useState('');
  // The selected line may disappear with the next results; then the first line is selected.
  const ids = groups.flatMap(({ lines }) => lines.map(({ id }) => id));
  const current = ids.includes(chosen) ? chosen : (ids[0] ?? '');
  const take = ({ act }: PaletteLine) => {
    onClose();
    act();
  };
  return (
    <Window
      onClose={onClose}
      className="fixed inset-x-4 top-[12dvh] mx-auto max-w-xl overflow-hidden rounded-lg border border-line bg-surface"
    >
      <WindowTitle className="sr-only">{name}</WindowTitle>
      <Command shouldFilter={false} loop value={current} onValueChange={setChosen} label={name}>
        <div className="flex items-center gap-2.5 border-b border-line px-4">
          <Search aria-hidden className="size-4.5 text-faint" />
          <Command.Input
            value={typed}
            onValueChange={setTyped}
            maxLength={searchLength()}
            placeholder="Find a loan, a request, a person or an action"
            className="h-12 grow bg-transparent text-base outline-none placeholder:text-faint"
          />
        </div>
        <Command.List className="max-h-[55dvh] overflow-y-auto p-1.5">
          {groups.length === 0 && (
            <p role="status" className="px-3 py-8 text-center text-muted">
              {looking ? 'Searching…' : `Nothing found for “${words}”. Try part of a name.`}
            </p>
          )}
          {groups.map(({ heading, lines }) => (
            <CommandGroup key={heading} heading={heading}>
              {lines.map((line) => (
                <CommandItem key={line.id} value={line.id} icon={line.icon} onSelect={() => take(line)}>
                  <span className="truncate">{line.label}</span>
                  {line.detail && <span className="ml-auto truncate pl-3 text-faint">{line.detail}</span>}
                </CommandItem>
              ))}
            </CommandGroup>
          ))}
        </Command.List>
      </Command>
    </Window>
  );
}
