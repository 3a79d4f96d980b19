import { X } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { RecipientOption } from '@/api/messaging/compose';
import { cn } from '@/lib/cn';
import { rule } from '@/rules/rule';
import type { Person } from './composition';

interface PeopleChipsProps {
  people: readonly Person[];
  options: readonly RecipientOption[];
  fixed: boolean;
  collapses: boolean;
  onOpen: () => void;
  onRemove: (value: string) => void;
}

const gapPx = 4;
/** The width left for '+N more' and the field after it, in pixels. */
const restPx = 190;

/** The selected people, each with a remove button. */
export function PeopleChips({ people, options, fixed, collapses, onOpen, onRemove }: PeopleChipsProps) {
  const row = useRef<HTMLSpanElement>(null);
  const [measured, setMeasured] = useState<{ people: readonly Person[]; fitting: number } | null>(null);
  const known = measured?.people === people;
  // All are shown until they are measured.
  const fitting = known ? measured.fitting : people.length;
  useLayoutEffect(() => {
    if (known || !row.current) return;
    const widths = [...row.current.children].map((chip) => chip.getBoundingClientRect().width + gapPx);
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
                  aria-label={`Remove ${name}`}
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
