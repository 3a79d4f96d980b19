import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { text } from '@/rules/text';
import { type ScanPage, type ScanPages, mostPages } from '../pages/scan-pages';
import type { PageStyle } from '../picture/enhance-page';
import { StyleChoice } from './style-choice';
import { PageTile } from './page-tile';
import { PhotoInputs } from './photo-inputs';
import { usePageDrag } from './use-page-drag';

interface PagesStepProps {
  session: ScanPages;
  pages: readonly ScanPage[];
  /** The request that the pages are for. */
  name: string;
  look: PageStyle;
  onLook: (look: PageStyle) => void;
  onCrop: (id: string) => void;
}

/** The announcement of the last step, with undo if it isn't obvious. */
interface StepNotice {
  words: string;
  undo?: () => void;
}

/** The pages in their order, and their style. */
export function PagesStep({ session, pages, name, look, onLook, onCrop }: PagesStepProps) {
  const [said, setSaid] = useState<StepNotice | null>(null);
  const move = (id: string, to: number) => {
    session.move(id, to);
    setSaid({ words: `Now page ${to + 1} of ${pages.length}` });
  };
  const placeOf = (id: string) => pages.findIndex((page) => page.id === id);
  const { dragged, over, begin } = usePageDrag((id, onto) => move(id, placeOf(onto)));
  const add = (photos: readonly File[]) => {
    const left = session.add(photos);
    setSaid(left > 0 ? { words: `A PDF can have up to ${mostPages} pages. ${left} didn’t fit` } : null);
  };
  const remove = (id: string) => {
    const words = `Page ${placeOf(id) + 1} removed`;
    const undo = session.remove(id);
    setSaid({ words, undo });
  };
  return (
    <div className="grid gap-4">
      <StyleChoice look={look} onLook={onLook} />
      <ol aria-label="Pages" className="grid gap-3 lg:grid-cols-2">
        {pages.map((page, place) => (
          <PageTile
            key={page.id}
            page={page}
            place={place}
            count={pages.length}
            dragged={page.id === dragged}
            over={page.id === over}
            onMove={move}
            onTurn={(id) => session.turn(id)}
            onCrop={onCrop}
            onRemove={remove}
            onReplace={(id, photo) => session.replace(id, photo)}
            onGrip={begin}
          />
        ))}
      </ol>
      <div role="status" className="flex min-h-6 items-center gap-2 text-[13px] text-muted">
        {said?.words}
        {said?.undo && (
          <Button
            size="lg"
            className="px-3 text-sm"
            onClick={() => {
              said.undo?.();
              setSaid({ words: text('taken-back') });
            }}
          >
            {text('undo')}
          </Button>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <PhotoInputs
          about={name}
          take="Take another"
          choose="Add photos"
          multiple
          disabled={pages.length >= mostPages}
          onPhotos={add}
        />
      </div>
    </div>
  );
}
