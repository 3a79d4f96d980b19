import { cn } from '@/lib/cn';
import { type PageStyle, pageStyles } from '../picture/enhance-page';

const words: Record<PageStyle, string> = { DOCUMENT: 'Document', COLOUR: 'Color', PHOTO: 'Original photo' };

/** The style of all pages: black on white, in color on white, or as photographed. */
export function StyleChoice({ look, onLook }: { look: PageStyle; onLook: (look: PageStyle) => void }) {
  return (
    <fieldset className="flex rounded-md border border-control bg-surface p-0.5">
      <legend className="sr-only">Page style</legend>
      {pageStyles.map((each) => (
        <label
          key={each}
          className={cn(
            'flex min-h-11 grow cursor-pointer items-center justify-center rounded-sm px-2 text-center text-[13px] font-medium has-focus-visible:outline-2',
            each === look ? 'bg-accent text-on-accent' : 'text-muted hover:bg-hover hover:text-ink',
          )}
        >
          <input
            type="radio"
            name="scan-look"
            className="sr-only"
            checked={each === look}
            onChange={() => onLook(each)}
          />
          {words[each]}
        </label>
      ))}
    </fieldset>
  );
}
