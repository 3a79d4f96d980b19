import type { PageRotation } from '../pdf/page-rotation';
import { DrawnBoxes } from './drawing/drawn-boxes';
import { type DocumentMark, markNote } from './mark';
import { type MarkingState, useMarking } from './marking-context';
import { boxStyle } from './box-style';
import { toRotatedBox } from './rotated-box';
import { useScrollIntoView } from './use-scroll-into-view';

interface PageMarksProps {
  /** From 1. */
  page: number;
  turn: PageRotation;
}

/** The marks on a page, as a layer of the page's size over it. */
export function PageMarks({ page, turn }: PageMarksProps) {
  const marking = useMarking();
  if (!marking) return null;
  if (marking.drawing) return <DrawnBoxes {...{ marking, page, turn }} />;
  const own = marking.marks.filter((mark) => mark.page === page);
  return own.map((mark) => <ReadBox key={mark.id} {...{ mark, marking, turn }} />);
}

/** A mark: its box, number and note. The text under it remains selectable. */
function ReadBox({ mark, marking, turn }: { mark: DocumentMark; marking: MarkingState; turn: PageRotation }) {
  const { marks, current, select } = marking;
  const place = useScrollIntoView<HTMLDivElement>(mark.id, marking);
  const box = toRotatedBox(mark, turn);
  const at = marks.indexOf(mark) + 1;
  const isCurrent = current?.id === mark.id;
  const above = box.y + box.height > 0.85;
  return (
    <div
      ref={place}
      data-current={isCurrent || undefined}
      className="pointer-events-none absolute rounded-sm bg-[#a51d1d]/5 outline-2 outline-[#a51d1d] data-current:z-10 data-current:bg-[#a51d1d]/10 data-current:outline-3"
      style={boxStyle(box)}
    >
      <button
        type="button"
        aria-label={`Mark ${at} of ${marks.length}: ${markNote(mark)}`}
        aria-current={isCurrent || undefined}
        onClick={() => select(mark.id)}
        className="pointer-events-auto absolute -top-3 -left-3 flex h-6 min-w-6 items-center justify-center rounded-full bg-[#a51d1d] px-1.5 text-xs font-semibold text-white tabular-nums ring-2 ring-white"
      >
        {at}
      </button>
      {mark.note && (
        <p
          aria-hidden
          className={`absolute w-max max-w-[min(16rem,60vw)] rounded-sm bg-[#a51d1d] px-1.5 py-0.5 text-xs text-pretty break-words text-white ${isCurrent ? 'line-clamp-6' : 'line-clamp-2'} ${above ? 'bottom-full mb-1.5' : 'top-full mt-1.5'} ${box.x + box.width / 2 > 0.5 ? 'right-0' : 'left-0'}`}
        >
          {mark.note}
        </p>
      )}
    </div>
  );
}
