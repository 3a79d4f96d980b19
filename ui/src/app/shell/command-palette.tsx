import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Command } from 'cmdk';
import { BriefcaseBusiness, House, Keyboard, MoonStar, Search, Sun, UserRound, Users } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { contactsQuery } from '@/features/contacts/api';
import { loansQuery } from '@/features/loans/api';
import { rule } from '@/rules/rule';
import { paths } from '../paths';
import { setTheme } from '../theme';
import { Group, Item } from './command-parts';

interface CommandPaletteProps {
  onClose: () => void;
  onShowShortcuts: () => void;
}

/** Finds loans, people and actions by typing. Loans and people are looked up by the server, as on their pages. */
export function CommandPalette({ onClose, onShowShortcuts }: CommandPaletteProps) {
  const [typed, setTyped] = useState('');
  const asked = useDeferredValue(typed.trim());
  const loans = useQuery(loansQuery({ s: 7, ...(asked ? { q: asked } : {}) }));
  const navigate = useNavigate();
  const does = (act: () => void) => () => {
    onClose();
    act();
  };
  const people = useQuery({
    ...contactsQuery({ query: asked, group: 'ALL', page: 0, size: 5 }),
    enabled: asked !== '',
  });
  const found = asked === '' ? [] : (people.data?.content ?? []);
  const actions: { label: string; icon: ReactNode; act: () => void }[] = [
    { label: 'Go to Home', icon: <House />, act: does(() => void navigate({ to: paths.home })) },
    { label: 'Go to Loans', icon: <BriefcaseBusiness />, act: does(() => void navigate({ to: paths.loans })) },
    { label: 'Go to Contacts', icon: <Users />, act: does(() => void navigate({ to: paths.contacts })) },
    { label: 'Use light appearance', icon: <Sun />, act: does(() => setTheme('light')) },
    { label: 'Use dark appearance', icon: <MoonStar />, act: does(() => setTheme('dark')) },
    { label: 'Show keyboard shortcuts', icon: <Keyboard />, act: onShowShortcuts },
  ];
  const [chosen, setChosen] = useState('');
  const fitting = actions.filter(({ label }) => label.toLowerCase().includes(asked.toLowerCase()));
  // The chosen line may be gone with the next results; then the first one is chosen.
  const lines = [
    ...(loans.data?.content.map(({ id }) => id) ?? []),
    ...found.map(({ user }) => user.id),
    ...fitting.map(({ label }) => label),
  ];
  const current = lines.includes(chosen) ? chosen : (lines[0] ?? '');
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-appear bg-black/45" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-x-4 top-[12dvh] z-50 mx-auto max-w-xl animate-rise overflow-hidden rounded-lg border border-line bg-surface shadow-float"
        >
          <Dialog.Title className="sr-only">Search loans, people and actions</Dialog.Title>
          <Command
            shouldFilter={false}
            loop
            value={current}
            onValueChange={setChosen}
            label="Search loans, people and actions"
          >
            <div className="flex items-center gap-2.5 border-b border-line px-4">
              <Search aria-hidden className="size-4.5 text-faint" />
              <Command.Input
                value={typed}
                onValueChange={setTyped}
                placeholder="Find a loan, a person or an action"
                className="h-12 grow bg-transparent text-base outline-none placeholder:text-faint"
              />
            </div>
            <Command.List className="max-h-[55dvh] overflow-y-auto p-1.5">
              {loans.data?.content.length === 0 && found.length === 0 && fitting.length === 0 && (
                <p className="px-3 py-8 text-center text-muted">Nothing found for “{asked}”. Try part of a name.</p>
              )}
              <Group heading="Loans">
                {loans.data?.content.map(({ id, name, leadBorrowerName }) => (
                  <Item
                    key={id}
                    value={id}
                    icon={<BriefcaseBusiness />}
                    onSelect={does(() => void navigate({ to: paths.loan, params: { loanId: id } }))}
                  >
                    <span className="truncate">{name}</span>
                    {leadBorrowerName && <span className="ml-auto truncate pl-3 text-faint">{leadBorrowerName}</span>}
                  </Item>
                ))}
              </Group>
              {found.length > 0 && (
                <Group heading="People">
                  {found.map(({ user }) => (
                    <Item
                      key={user.id}
                      value={user.id}
                      icon={<UserRound />}
                      onSelect={does(() => void navigate({ to: paths.contacts, search: { q: user.emailAddress } }))}
                    >
                      <span className="truncate">{rule('displayName', user)}</span>
                      <span className="ml-auto truncate pl-3 text-faint">{user.emailAddress}</span>
                    </Item>
                  ))}
                </Group>
              )}
              <Group heading="Actions">
                {fitting.map(({ label, icon, act }) => (
                  <Item key={label} value={label} icon={icon} onSelect={act}>
                    {label}
                  </Item>
                ))}
              </Group>
            </Command.List>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
