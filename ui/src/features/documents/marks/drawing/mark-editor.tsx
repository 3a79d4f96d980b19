import { SquarePlus, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Input } from '@/components/form/input';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import type { DocumentMark } from '../mark';
import { MarkNumber } from '../mark-number';
import { MarkSteps } from '../mark-steps';
import type { MarkingState } from '../marking-context';
import { findMarkBox } from '../use-mark-keys';

/** The id of the keyboard help that boxes refer to. */
export const boxHelpId = 'mark-box-help';

/** The position of a box added by the button: the middle of the page. */
const inTheMiddle = { x: 0.3, y: 0.42, width: 0.4, height: 0.16 };

/** The bar above a document in drawing mode: the selected mark's note, or how to draw one. */
export function MarkEditor(marking: MarkingState) {
  const { marks, current, go, add, page, onDrawing } = marking;
  return (
    <div
      role="group"
      aria-label="Marks"
      className="flex flex-wrap items-center gap-2 border-b border-line bg-surface px-3 py-1.5"
    >
      {current ? (
        <NoteField key={current.id} mark={current} {...marking} />
      ) : (
        <p className="min-w-48 grow text-pretty text-muted">
          Draw a box around each problem. Your marks are sent when you reject the document.
        </p>
      )}
      <p id={boxHelpId} hidden>
        Arrow keys move the box; hold Shift to resize it. Enter opens its note, and Delete removes it.
      </p>
      <div className="ml-auto flex items-center gap-1.5">
        {marks.length > 0 && <MarkSteps {...{ marks, current, go }} />}
        <Button size="sm" onClick={() => add(page.current, inTheMiddle, true)}>
          <SquarePlus aria-hidden /> Add a box
        </Button>
        <Button size="sm" look="primary" onClick={() => onDrawing?.(false)}>
          {text('tasks-done')}
        </Button>
      </div>
    </div>
  );
}

/** The note of a mark. */
function NoteField({ mark, marks, wanted, change, remove }: MarkingState & { mark: DocumentMark }) {
  const field = useRef<HTMLInputElement>(null);
  const number = marks.indexOf(mark) + 1;
  const { room, violation } = rule('textRoom', { field: 'mark.note', text: mark.note });
  const about = violation?.message ?? room;
  // The note of a newly drawn box gets the focus; a box that was selected by navigation keeps it.
  useEffect(() => {
    if (!wanted.current && mark.note === '' && document.activeElement !== findMarkBox(mark.id)) field.current?.focus();
    // Runs only when the mark is selected.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <div className="flex min-w-64 grow items-center gap-2 max-sm:w-full">
      <MarkNumber number={number} />
      <div className="min-w-0 grow">
        <Input
          ref={field}
          data-mark-note
          aria-label={`Note for mark ${number}`}
          aria-invalid={violation ? true : undefined}
          aria-describedby={about ? 'mark-note-about' : undefined}
          placeholder="What is wrong here?"
          className="h-8"
          value={mark.note}
          onChange={(event) => change(mark.id, { note: event.target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            findMarkBox(mark.id)?.focus();
          }}
        />
        {about && (
          <p
            id="mark-note-about"
            role="status"
            className={violation ? 'text-[13px] text-bad' : 'text-[13px] text-faint'}
          >
            {about}
          </p>
        )}
      </div>
      <IconButton label={`Remove mark ${number}`} onClick={() => remove(mark)}>
        <Trash2 />
      </IconButton>
    </div>
  );
}
