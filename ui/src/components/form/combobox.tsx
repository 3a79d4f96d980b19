import { Search } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cn } from '@/lib/cn';
import { Input } from './input';

/** An option of the list. */
export interface ComboboxOption {
  id: string;
  content: ReactNode;
}

interface ComboboxProps {
  /** Accessible name, unless a Field labels it through `id`. */
  label: string;
  id?: string | undefined;
  query: string;
  onQuery: (query: string) => void;
  options: readonly ComboboxOption[];
  onChoose: (id: string) => void;
  /** Called when the focus leaves, with or without a choice. */
  onLeave?: () => void;
  /** A note above the options, for example that nothing was found. */
  note?: ReactNode;
  placeholder?: string;
  /** The height of the list, if it isn't that of its options up to the usual maximum. */
  listClass?: string;
  invalid?: boolean;
  describedBy?: string | undefined;
  autoFocus?: boolean;
  /** Omits the border, for use in a row that has one. */
  bare?: boolean;
}

/** The number of options that Page Up and Page Down move (SELECT-09). */
const pageSize = 5;

/** At most 300 pixels high, but at least 140 where there is less room (SELECT-09). */
const usualHeight = 'max-h-[clamp(140px,calc(var(--radix-popover-content-available-height)-2px),300px)]';

/** Returns the option that a key moves to, or nothing for other keys. */
function nextOption(key: string, active: number, count: number): number | undefined {
  const last = count - 1;
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return active >= last ? 0 : active + 1;
  if (key === 'ArrowUp') return active <= 0 ? last : active - 1;
  if (key === 'PageDown') return Math.min(active + pageSize, last);
  if (key === 'PageUp') return Math.max(active - pageSize, 0);
  return undefined;
}

/** A text field with a list of options below it. The focus stays in the field. */
export function Combobox(props: ComboboxProps) {
  const { options, query } = props;
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const anchor = useRef<HTMLDivElement>(null);
  const list = useId();
  const index = Math.min(active, options.length - 1);

  useEffect(() => {
    if (open) document.getElementById(`${list}-${index}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [open, index, list]);

  const choose = (option: ComboboxOption | undefined) => {
    if (!option) return;
    setOpen(false);
    setActive(0);
    props.onChoose(option.id);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      if (open) choose(options[index]);
      return;
    }
    const next = nextOption(event.key, open ? index : -1, options.length);
    if (next === undefined) return;
    event.preventDefault();
    setOpen(true);
    setActive(next);
  };

  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Anchor asChild>
        <div ref={anchor} className="relative">
          {!props.bare && (
            <Search aria-hidden className="pointer-events-none absolute top-2.5 left-3 size-4 text-faint" />
          )}
          <Input
            role="combobox"
            id={props.id}
            aria-label={props.id ? undefined : props.label}
            aria-expanded={open}
            aria-controls={open ? list : undefined}
            aria-autocomplete="list"
            aria-activedescendant={open && index >= 0 ? `${list}-${index}` : undefined}
            aria-invalid={props.invalid || undefined}
            aria-describedby={props.describedBy}
            autoComplete="off"
            autoFocus={props.autoFocus}
            className={props.bare ? 'border-0 bg-transparent px-0! focus-visible:outline-none' : 'pl-9'}
            placeholder={props.placeholder}
            value={query}
            onClick={() => setOpen(true)}
            onKeyDown={handleKey}
            onBlur={() => {
              setOpen(false);
              props.onLeave?.();
            }}
            onChange={(event) => {
              setOpen(true);
              setActive(0);
              props.onQuery(event.target.value);
            }}
          />
        </div>
      </Popover.Anchor>
      {/* Rendered in place, so that it also scrolls inside a dialog. */}
      <Popover.Content
        role="presentation"
        align="start"
        sideOffset={4}
        collisionPadding={8}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onInteractOutside={(event) =>
          event.target instanceof Node && anchor.current?.contains(event.target) && event.preventDefault()
        }
        onMouseDown={(event) => event.preventDefault()}
        className="z-70 w-(--radix-popover-trigger-width) animate-appear overflow-hidden rounded-md border border-line bg-surface shadow-float"
      >
        <div className={cn('flex flex-col', props.listClass ?? usualHeight)} data-list>
          {props.note && <div className="shrink-0 px-3.5 pt-3 text-muted">{props.note}</div>}
          <div
            role="listbox"
            id={list}
            aria-label={props.label}
            tabIndex={-1}
            className="min-h-0 grow overflow-y-auto p-1"
          >
            {options.map((option, at) => (
              <Option key={option.id} id={`${list}-${at}`} active={at === index} onChoose={() => choose(option)}>
                {option.content}
              </Option>
            ))}
          </div>
        </div>
      </Popover.Content>
    </Popover.Root>
  );
}

interface OptionProps {
  id: string;
  active: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Option({ id, active, onChoose, children }: OptionProps) {
  return (
    <div
      role="option"
      id={id}
      aria-selected={active}
      onClick={onChoose}
      className={cn('flex min-h-9 items-center gap-2.5 rounded-sm px-2.5 py-1.5 hover:bg-hover', active && 'bg-hover')}
    >
      {children}
    </div>
  );
}
