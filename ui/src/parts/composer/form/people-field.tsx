import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { RecipientOption } from '@/api/messaging/compose';
import { searchLength } from '@/components/form/input';
import { cn } from '@/lib/cn';
import { Avatar } from '@/parts/people/avatar';
import { roleFacts } from '@/rules/facts';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { personOf } from '../sending/send-question';
import type { Person } from './composition';

interface PeopleFieldProps {
  label: string;
  people: readonly Person[];
  options: readonly RecipientOption[];
  onChange: (people: readonly Person[]) => void;
  /** Why nothing can be changed. */
  fixed?: boolean;
  /** As many chips as fit, and the rest as '+N more', while nobody types here. */
  collapses?: boolean;
  invalid?: boolean;
  autoFocus?: boolean;
}

/** People as chips, with a search behind them. Only valid new addresses can be added. */
export function PeopleField(props: PeopleFieldProps) {
  const { label, people, options, onChange, fixed = false, collapses = false } = props;
  const id = useId();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [inside, setInside] = useState(false);
  const [active, setActive] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const offers = useOffers(typed, people, options);
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
    // A whole address that is only typed counts as well; anything else would silently be lost.
    const only = offers[0];
    if (only && typed.trim() !== '' && only.isNew) add(only.person);
    // Once the focus is where it goes: in a window, what is taken away before draws it back.
    setTimeout(() => {
      setOpen(false);
      setInside(false);
    });
  };
  return (
    <div className="relative min-w-0 grow" onClick={() => input.current?.focus()}>
      <div className="flex min-h-9 flex-wrap items-center gap-1 py-1">
        <Chips
          people={people}
          options={options}
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
          {offers.length === 0 && <p className="px-2.5 py-2 text-muted">{text('user-not-found')}</p>}
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

interface Offer {
  person: Person;
  option: RecipientOption | null;
  isNew: boolean;
}

/** Who is on offer for what is typed, by the rules of people search and of new recipients. */
function useOffers(typed: string, people: readonly Person[], options: readonly RecipientOption[]): Offer[] {
  return useMemo(() => {
    const chosen = new Set(people.map(({ value }) => value));
    const free = options.filter(({ value, isMe }) => !isMe && !chosen.has(value));
    const users = free.map(({ user, value }) => ({ ...user, id: value }));
    const found = rule('filterUsers', { query: typed, people: users });
    const listed = found.flatMap((value): Offer[] => {
      const option = free.find((each) => each.value === value);
      return option ? [{ person: personOf(option), option, isNew: false }] : [];
    });
    const address = rule('creatableRecipient', {
      text: typed,
      selected: people.map(({ value }) => addressOf(value, options)),
      options: options.map(({ user }) => user.emailAddress),
    });
    return address ? [...listed, { person: { value: address, label: address }, option: null, isNew: true }] : listed;
  }, [typed, people, options]);
}

const addressOf = (value: string, options: readonly RecipientOption[]) =>
  options.find((option) => option.value === value)?.user.emailAddress ?? value;

function OptionLine({ option }: { option: RecipientOption }) {
  return (
    <>
      <Avatar person={option.user} size="sm" />
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

interface ChipsProps {
  people: readonly Person[];
  options: readonly RecipientOption[];
  fixed: boolean;
  collapses: boolean;
  onOpen: () => void;
  onRemove: (value: string) => void;
}

const gapPx = 4;
/** Left for '+N more' and the field behind it. */
const restPx = 190;

/** The chosen, each with a way to take them off. */
function Chips({ people, options, fixed, collapses, onOpen, onRemove }: ChipsProps) {
  const row = useRef<HTMLSpanElement>(null);
  const [measured, setMeasured] = useState<{ people: readonly Person[]; fitting: number } | null>(null);
  const known = measured?.people === people;
  // Until they are measured all of them stand there.
  const fitting = known ? measured.fitting : people.length;
  useLayoutEffect(() => {
    if (known || !row.current) return;
    const widths = [...row.current.children].map((chip) => (chip as HTMLElement).offsetWidth + gapPx);
    const room = (row.current.parentElement?.clientWidth ?? 0) - restPx;
    let used = 0;
    const fits = widths.findIndex((width) => (used += width) > room);
    setMeasured({ people, fitting: fits === -1 ? people.length : fits });
  }, [known, people]);
  const { shown, more } = collapses
    ? rule('collapseChips', { count: people.length, fitting })
    : { shown: people.length, more: null };
  return (
    <>
      <span ref={row} className="contents">
        {people.slice(0, shown).map(({ value, label }) => {
          const name = options.find((option) => option.value === value)?.label ?? (label || value);
          return (
            <span
              key={value}
              className={cn(
                'inline-flex h-7 max-w-full items-center gap-1 rounded-full bg-sunken pl-2.5 text-[13px]',
                fixed ? 'pr-2.5' : 'pr-1',
              )}
            >
              <span className="min-w-0 truncate">{name}</span>
              {!fixed && (
                <button
                  type="button"
                  aria-label={`Take off ${name}`}
                  className="rounded-full p-1 text-muted hover:bg-hover hover:text-ink"
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={(event) => {
                    event.stopPropagation();
                    onRemove(value);
                  }}
                >
                  <X aria-hidden className="size-3" />
                </button>
              )}
            </span>
          );
        })}
      </span>
      {more && (
        <button type="button" className="h-7 rounded-full px-2 text-[13px] text-accent hover:bg-hover" onClick={onOpen}>
          {more}
        </button>
      )}
    </>
  );
}
