import { type KeyboardEvent, useRef } from 'react';
import type { PageRotation } from '../../pdf/page-rotation';
import { type PageBox, type DocumentMark, markNote } from '../mark';
import type { MarkingState } from '../marking-context';
import { boxStyle } from '../box-style';
import { toStoredBox, moveBox, resizeBox, toRotatedBox } from '../rotated-box';
import { useScrollIntoView } from '../use-scroll-into-view';
import { boxHelpId } from './mark-editor';
import { useDrawing } from './use-drawing';

interface DrawnBoxesProps {
  marking: MarkingState;
  /** From 1. */
  page: number;
  turn: PageRotation;
}

const look = 'absolute rounded-sm bg-[#a51d1d]/10 outline-2 outline-[#a51d1d]';

/** The drawing layer of a page. A drag on an empty area starts a new box; existing boxes can be moved and resized. */
export function DrawnBoxes({ marking, page, turn }: DrawnBoxesProps) {
  const layer = useRef<HTMLDivElement>(null);
  const own = marking.marks.filter((mark) => mark.page === page);
  const drawing = useDrawing(layer, {
    boxOf: (id) => {
      const mark = own.find((each) => each.id === id);
      return mark ? toRotatedBox(mark, turn) : null;
    },
    onChosen: marking.select,
    onDrawn: (box) => marking.add(page, toStoredBox(box, turn)),
    onChanged: (id, box) => marking.change(id, toStoredBox(box, turn)),
  });
  return (
    <div ref={layer} {...drawing.handlers} className="absolute inset-0 cursor-crosshair touch-none select-none">
      {own.map((mark) => (
        <DrawnBox
          key={mark.id}
          {...{ mark, marking, turn }}
          box={drawing.shape?.id === mark.id ? drawing.shape.box : toRotatedBox(mark, turn)}
        />
      ))}
      {drawing.shape && drawing.shape.id === null && <div className={look} style={boxStyle(drawing.shape.box)} />}
    </div>
  );
}

/** The distance of one arrow key press. */
const step = 0.01;
const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};
/** The corners of a box, which resize it. */
const corners = {
  nw: '-top-3 -left-3 cursor-nwse-resize',
  ne: '-top-3 -right-3 cursor-nesw-resize',
  sw: '-bottom-3 -left-3 cursor-nesw-resize',
  se: '-right-3 -bottom-3 cursor-nwse-resize',
};

interface DrawnBoxProps {
  mark: DocumentMark;
  marking: MarkingState;
  turn: PageRotation;
  /** The current box. */
  box: PageBox;
}

function DrawnBox({ mark, marking, turn, box }: DrawnBoxProps) {
  const { marks, current, select, change, remove } = marking;
  const element = useScrollIntoView<HTMLButtonElement>(mark.id, marking);
  const number = marks.indexOf(mark) + 1;
  const isCurrent = current?.id === mark.id;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (by) change(mark.id, toStoredBox((event.shiftKey ? resizeBox : moveBox)(toRotatedBox(mark, turn), ...by), turn));
    else if (/^(Delete|Backspace)$/.test(event.key)) remove(mark);
    else if (event.key === 'Enter') document.querySelector<HTMLElement>('[data-mark-note]')?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <button
      ref={element}
      type="button"
      data-mark={mark.id}
      aria-label={`Mark ${number} of ${marks.length}, page ${mark.page}: ${markNote(mark)}`}
      aria-describedby={boxHelpId}
      aria-current={isCurrent || undefined}
      onFocus={() => select(mark.id)}
      onKeyDown={onKeyDown}
      className={`${look} cursor-move focus-visible:outline-4 ${isCurrent ? 'z-10 bg-[#a51d1d]/15 outline-3' : ''}`}
      style={boxStyle(box)}
    >
      <span
        aria-hidden
        className="absolute -top-3 left-1/2 flex h-6 min-w-6 -translate-x-1/2 items-center justify-center rounded-full bg-[#a51d1d] px-1.5 text-xs font-semibold text-white tabular-nums ring-2 ring-white"
      >
        {number}
      </span>
      {isCurrent &&
        Object.entries(corners).map(([corner, place]) => (
          <span key={corner} data-corner={corner} className={`absolute grid size-6 place-items-center ${place}`}>
            <span className="size-3 rounded-full border-2 border-[#a51d1d] bg-white" />
          </span>
        ))}
    </button>
  );
}
