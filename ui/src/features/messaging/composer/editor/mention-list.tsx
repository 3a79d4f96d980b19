import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { cn } from '@/lib/cn';
import { text } from '@/rules/text';
import type { MentionSuggestionStore } from './mention-offer';

/** The people suggested after an @. The editor keeps the focus and the keyboard. */
export function MentionList({ offers }: { offers: MentionSuggestionStore }) {
  const offer = useSyncExternalStore(offers.subscribe, offers.snapshot);
  if (!offer) return null;
  const left = Math.min(offer.at.left, innerWidth - 256);
  return createPortal(
    <div
      role="listbox"
      aria-label="People to mention"
      className="pointer-events-auto fixed z-70 max-h-56 w-60 overflow-y-auto rounded-md border border-line bg-surface p-1 shadow-float"
      style={{ left, top: Math.min(offer.at.top + 4, innerHeight - 120) }}
    >
      {offer.people.length === 0 && <p className="px-2 py-1.5 text-muted">{text('user-not-found')}</p>}
      {offer.people.map((person, place) => (
        <div
          key={person.id}
          role="option"
          aria-selected={place === offer.active}
          className={cn('truncate rounded-sm px-2 py-1.5 hover:bg-hover', place === offer.active && 'bg-hover')}
          onMouseDown={(event) => {
            event.preventDefault();
            offer.choose(person);
          }}
        >
          {person.label}
        </div>
      ))}
    </div>,
    document.body,
  );
}
