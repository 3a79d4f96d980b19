import { FilePlus2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { usePageDrag } from '../scan/window/use-page-drag';
import { type PageArrangement, LEFT_OUT } from './arrangement';
import { PageTools } from './page-tools';
import { PileView } from './pile-view';
import type { ArrangementEditor } from './use-arrangement';
import type { OpenPdf } from './use-pdf-sources';

interface PagesStepProps {
  arranging: ArrangementEditor;
  sources: readonly OpenPdf[];
  /** Adds further PDFs. */
  onAdd: () => void;
}

/** Returns the label of a pile, by number, since files aren't named yet. */
export const pileName = (piles: PageArrangement, id: string): string =>
  id === LEFT_OUT ? 'Left out' : `File ${piles.findIndex((pile) => pile.id === id) + 1}`;

/** Arranges pages into files: select, rotate, move and leave out, by pointer, touch or keyboard. */
export function PagesStep({ arranging, sources, onAdd }: PagesStepProps) {
  const { piles, chosen } = arranging;
  const place = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  // A page that moves to another file keeps the focus.
  useEffect(() => {
    if (wanted.current === null) return;
    place.current?.querySelector<HTMLElement>(`li[data-page="${wanted.current}"] button`)?.focus();
    wanted.current = null;
  });
  /** Returns the pages that an action on a page applies to: the selection if it contains the page. */
  const meant = (id: string): ReadonlySet<string> => (chosen.has(id) ? chosen : new Set([id]));
  const { dragged, over, begin } = usePageDrag((id, onto) => {
    const pile = piles.find((each) => each.id === onto || each.pages.some((page) => page.id === onto));
    if (pile) arranging.move(meant(id), pile.id, pileName(piles, pile.id), pile.id === onto ? undefined : onto);
  });
  const onKey = (id: string, event: KeyboardEvent) => {
    const doing = keyAction(event, arranging, meant(id));
    if (!doing) return;
    event.preventDefault();
    wanted.current = id;
    doing();
  };
  return (
    <div ref={place} className="grid gap-3">
      <PageTools arranging={arranging} nameOf={pileName} />
      {piles.map((pile) => (
        <PileView
          key={pile.id}
          pile={pile}
          name={pileName(piles, pile.id)}
          sources={sources}
          chosen={chosen}
          drag={{ dragged: dragged === null ? new Set() : meant(dragged), over, begin }}
          removable={pile.id !== LEFT_OUT && piles.length > 2}
          onChoose={arranging.choose}
          onKey={onKey}
          onRemove={() => arranging.remove(pile.id)}
        />
      ))}
      <div>
        <Button size="lg" className="px-3 text-sm" onClick={onAdd}>
          <FilePlus2 aria-hidden /> Add pages from another PDF
        </Button>
      </div>
    </div>
  );
}

/** Returns the action of a key press, if it has one. */
function keyAction(event: KeyboardEvent, arranging: ArrangementEditor, ids: ReadonlySet<string>): (() => void) | null {
  if (event.altKey && event.key === 'ArrowLeft') return () => arranging.shift(ids, -1);
  if (event.altKey && event.key === 'ArrowRight') return () => arranging.shift(ids, 1);
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (/^(Delete|Backspace)$/.test(event.key)) return () => arranging.move(ids, LEFT_OUT, '');
  return event.key.toLowerCase() === 'r' ? () => arranging.turn(ids) : null;
}
