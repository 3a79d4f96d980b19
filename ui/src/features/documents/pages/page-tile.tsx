import { GripVertical } from 'lucide-react';
import { type PointerEvent, memo } from 'react';
import { cn } from '@/lib/cn';
import type { ArrangedPage } from './arrangement';
import { PagePicture } from './page-picture';
import type { OpenPdf } from './use-pdf-sources';

/** The distance in pixels from which a pressed pointer drags. */
const threshold = 6;

interface PageTileProps {
  page: ArrangedPage;
  source: OpenPdf;
  /** Its position in its file, from 1. */
  place: number;
  /** The name of its file. */
  file: string;
  chosen: boolean;
  dragged: boolean;
  over: boolean;
  /** Whether it is the tab stop of its file. */
  stop: boolean;
  /** Whether there are pages of several PDFs. */
  several: boolean;
  onChoose: (id: string, range: boolean) => void;
  onGrip: (id: string, event: PointerEvent) => void;
}

/** A page: a click selects it, and it can be dragged. */
export const PageTile = memo(function PageTile(props: PageTileProps) {
  const { page, source, place, file, chosen, dragged, over, stop, several, onChoose, onGrip } = props;
  const from = `page ${page.page + 1}${several ? ` of ${source.document.name}` : ''}`;
  const turned = page.turns > 0 ? `, rotated ${page.turns * 90}°` : '';
  /** Starts dragging once the pressed pointer has moved far enough, even outside of the tile. */
  const dragLater = (event: PointerEvent) => {
    const { clientX, clientY } = event;
    const moved = (now: globalThis.PointerEvent) => {
      if (Math.hypot(now.clientX - clientX, now.clientY - clientY) < threshold) return;
      forget();
      onGrip(page.id, event);
    };
    const forget = () => {
      removeEventListener('pointermove', moved);
      removeEventListener('pointerup', forget);
    };
    addEventListener('pointermove', moved);
    addEventListener('pointerup', forget);
  };
  return (
    <li data-page={page.id} className="relative">
      <button
        type="button"
        aria-pressed={chosen}
        aria-label={`${file}, place ${place}: ${from}${turned}`}
        tabIndex={stop ? 0 : -1}
        onClick={(event) => onChoose(page.id, event.shiftKey)}
        onPointerDown={(event) => event.pointerType === 'mouse' && event.button === 0 && dragLater(event)}
        className={cn(
          'flex flex-col items-center gap-1 rounded-md border-2 p-1.5 select-none hover:bg-hover pointer-fine:cursor-grab',
          chosen ? 'border-accent bg-accent-soft' : 'border-transparent',
          dragged && 'opacity-50',
          over && 'outline-2 outline-accent outline-dashed',
        )}
      >
        <PagePicture source={source} page={page.page} turns={page.turns} />
      </button>
      <span aria-hidden className="block w-36 truncate text-center text-xs text-muted tabular-nums">
        {page.page + 1}
        {several && ` · ${source.document.name}`}
      </span>
      <span
        aria-hidden
        onPointerDown={(event) => onGrip(page.id, event)}
        className="absolute top-1 left-1 hidden size-11 cursor-grab touch-none place-items-center rounded-md bg-surface/85 text-ink pointer-coarse:grid"
      >
        <GripVertical className="size-5" />
      </span>
    </li>
  );
});
