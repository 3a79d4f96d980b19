import { X } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { cn } from '@/lib/cn';
import { LEFT_OUT, type PagePile } from './arrangement';
import { PageTile } from './page-tile';
import type { OpenPdf } from './use-pdf-sources';

/** The current drag over the pages. */
interface PileDrag {
  dragged: ReadonlySet<string>;
  over: string | null;
  begin: (id: string, event: PointerEvent) => void;
}

interface PileViewProps {
  pile: PagePile;
  name: string;
  sources: readonly OpenPdf[];
  chosen: ReadonlySet<string>;
  drag: PileDrag;
  /** Whether it can be removed because there are other files. */
  removable: boolean;
  onChoose: (id: string, range: boolean) => void;
  onKey: (id: string, event: KeyboardEvent) => void;
  onRemove: () => void;
}

/** Returns the button of the adjacent page in the direction of an arrow key. */
function adjacentTile(list: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const all = [...list.querySelectorAll<HTMLElement>('button[aria-pressed]')];
  const at = all.indexOf(from);
  if (key === 'ArrowRight') return all[at + 1];
  if (key === 'ArrowLeft') return all[at - 1];
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  const [{ left, top }, rows] = [from.getBoundingClientRect(), all.map((each) => each.getBoundingClientRect())];
  const sameColumn = (place: number) => Math.abs((rows[place]?.left ?? 0) - left) < 4;
  if (key === 'ArrowDown') return all.find((_, place) => sameColumn(place) && (rows[place]?.top ?? 0) > top + 4);
  if (key === 'ArrowUp') return all.findLast((_, place) => sameColumn(place) && (rows[place]?.top ?? 0) < top - 4);
  return undefined;
}

/** The pages of one future file, or the left-out pages. */
export function PileView({ pile, name, sources, chosen, drag, removable, onChoose, onKey, onRemove }: PileViewProps) {
  const { id, pages } = pile;
  const [focused, setFocused] = useState<string | null>(null);
  const stop = pages.find((page) => page.id === focused)?.id ?? pages[0]?.id;
  const count = pages.length === 1 ? '1 page' : `${pages.length} pages`;
  return (
    <section
      aria-label={name}
      data-page={id}
      className={cn(
        'rounded-md border p-2',
        id === LEFT_OUT ? 'border-dashed border-line bg-sunken' : 'border-line bg-canvas',
        drag.over === id && 'outline-2 outline-accent outline-dashed',
      )}
    >
      <div className="flex min-h-8 items-center gap-2 px-1">
        <h3 className="font-medium">{name}</h3>
        <p className="grow text-[13px] text-muted tabular-nums">{pages.length > 0 && count}</p>
        {removable && pages.length === 0 && (
          <IconButton label={`Remove ${name}`} onClick={onRemove}>
            <X />
          </IconButton>
        )}
      </div>
      {pages.length === 0 && (
        <p className="px-1 pb-2 text-[13px] text-muted">
          {id === LEFT_OUT ? 'Pages placed here aren’t included in any file.' : 'No pages, so no file is created.'}
        </p>
      )}
      <div
        onFocus={({ target }) => setFocused(target.closest<HTMLElement>('[data-page]')?.dataset['page'] ?? null)}
        onKeyDown={(event) => {
          if (!(event.target instanceof HTMLElement)) return;
          const on = event.target.closest<HTMLElement>('[data-page]')?.dataset['page'];
          if (on) onKey(on, event);
          if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
          const next = adjacentTile(event.currentTarget, event.target, event.key);
          if (!next) return;
          event.preventDefault();
          next.focus();
        }}
      >
        <ol className="flex flex-wrap gap-1">
          {pages.map((page, place) => {
            const source = sources[page.source];
            return (
              source && (
                <PageTile
                  key={page.id}
                  page={page}
                  source={source}
                  place={place + 1}
                  file={name}
                  chosen={chosen.has(page.id)}
                  dragged={drag.dragged.has(page.id)}
                  over={drag.over === page.id}
                  stop={page.id === stop}
                  several={sources.length > 1}
                  onChoose={onChoose}
                  onGrip={drag.begin}
                />
              )
            );
          })}
        </ol>
      </div>
    </section>
  );
}
