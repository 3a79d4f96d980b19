import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { RecipientOption } from '@/api/messaging/compose';
import { searchLength } from '@/components/form/input';
import { Avatar } from '@/components/people/avatar';
import { cn } from '@/lib/cn';
import { roleFacts } from '@/rules/facts';
import { text } from '@/rules/text';
import type { Person } from './composition';
import { PeopleChips } from './people-chips';
import { useRecipientOptions } from './use-recipient-options';

interface PeopleFieldProps {
  label: string;
  people: readonly Person[];
  /** The people to choose from; absent while loading. */
  options: readonly RecipientOption[] | undefined;
  onChange: (people: readonly Person[]) => void;
  /** Whether it is read-only. */
  fixed?: boolean;
  /** Shows the chips that fit and '+N more' while the field isn't focused. */
  collapses?: boolean;
  invalid?: boolean;
  autoFocus?: boolean;
}

const noPeople: readonly RecipientOption[] = [];

/** People as chips, followed by a search field. Only valid new addresses can be added. */
export function PeopleField(props: PeopleFieldProps) {
  const { label, people, options, onChange, fixed = false, collapses = false } = props;
  const id = useId();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [inside, setInside] = useState(false);
  const [active, setActive] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const offers = useRecipientOptions(typed, people, options);
  const at = Math.min(active, offers.length - 1);

  const add = (person: Person | undefined) => {
    if (!person) return;
    onChange([...people, person]);
    setTyped('');
    setActive(0);
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Backspace' && typed === '' && people.length > 0) return onChange(people.slice(0, -1));
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      return setOpen(false);
    }
    if ((event.key === 'Enter' || event.key === ',') && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      if (open && typed.trim() !== '') add(offers[at]?.person);
      else if (open && event.key === 'Enter') add(offers[at]?.person);
      return;
    }
    if (step === undefined || offers.length === 0) return;
    event.preventDefault();
    setOpen(true);
    setActive((at + step + offers.length) % offers.length);
  };
  const leave = () => {
    // A complete address that is only typed counts as well; any other text would be lost silently.
    const only = offers[0];
    if (only && typed.trim() !== '' && (only.isNew || only.person.value === typed.trim())) add(only.person);
    // After the focus has moved: in a window, removing the element earlier would draw it back.
    setTimeout(() => {
      setOpen(false);
      setInside(false);
    });
  };
  return (
    <div className="relative min-w-0 grow" onClick={() => input.current?.focus()}>
      <div className="flex min-h-9 flex-wrap items-center gap-1 py-1">
        <PeopleChips
          people={people}
          options={options ?? noPeople}
          fixed={fixed}
          collapses={collapses && !inside}
          onOpen={() => input.current?.focus()}
          onRemove={(value) => onChange(people.filter((each) => each.value !== value))}
        />
        {!fixed && (
          <input
            ref={input}
            role="combobox"
            aria-label={label}
            aria-expanded={open}
            aria-controls={open ? `${id}-list` : undefined}
            aria-autocomplete="list"
            aria-activedescendant={open && at >= 0 ? `${id}-${at}` : undefined}
            aria-invalid={props.invalid || undefined}
            autoComplete="off"
            autoFocus={props.autoFocus}
            maxLength={searchLength()}
            className="h-7 w-24 min-w-24 grow bg-transparent outline-none placeholder:text-faint"
            placeholder={people.length === 0 ? 'Name or email address' : ''}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setActive(0);
              setOpen(true);
            }}
            onFocus={() => setInside(true)}
            onClick={() => setOpen(true)}
            onBlur={leave}
            onKeyDown={onKeyDown}
          />
        )}
      </div>
      {open && (
        <div
          className="absolute inset-x-0 top-full z-20 overflow-hidden rounded-md border border-line bg-surface shadow-float"
          onMouseDown={(event) => event.preventDefault()}
        >
          {offers.length === 0 && (
            <p className="px-2.5 py-2 text-muted">{options ? text('user-not-found') : 'Loading…'}</p>
          )}
          <div
            role="listbox"
            id={`${id}-list`}
            aria-label={label}
            tabIndex={-1}
            className="max-h-64 overflow-y-auto p-1"
          >
            {offers.map(({ person, option }, place) => (
              <div
                key={person.value}
                id={`${id}-${place}`}
                role="option"
                aria-selected={place === at}
                onClick={() => add(person)}
                className={cn(
                  'flex min-h-9 items-center gap-2.5 rounded-sm px-2 py-1 hover:bg-hover',
                  place === at && 'bg-hover',
                )}
              >
                {option ? <OptionLine option={option} /> : <span className="truncate">Write to “{person.value}”</span>}
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

function OptionLine({ option }: { option: RecipientOption }) {
  return (
    <>
      <Avatar person={{ ...option.user, avatarDocId: option.avatar }} size="sm" />
      <span className="min-w-0 grow">
        <span className="block truncate">{option.label}</span>
        {option.label !== option.user.emailAddress && (
          <span className="block truncate text-xs text-faint">{option.user.emailAddress}</span>
        )}
      </span>
      {option.role && <span className="shrink-0 text-xs text-faint">{roleFacts[option.role].label}</span>}
    </>
  );
}
