import { Button } from '@/components/ui/button';
import { rule } from '@/rules/rule';
import type { BrowserDraft } from './browser-drafts';

interface RestoreNoteProps {
  copy: BrowserDraft;
  /** The label of the restore button. */
  way?: string;
  onBringBack: () => void;
  onThrowAway: () => void;
}

/** Offers to restore the text that was being written when the page closed. */
export function RestoreNote({ copy, way = 'Restore', onBringBack, onThrowAway }: RestoreNoteProps) {
  const words = rule('textPreview', { body: copy.written.body });
  return (
    <div
      role="status"
      className="flex shrink-0 flex-wrap items-center gap-2 border-b border-line bg-info-soft px-3 py-2 text-[13px]"
    >
      <p className="min-w-0 grow basis-52">
        You have unsaved text: “{words.length > 80 ? `${words.slice(0, 80)}…` : words}”
      </p>
      <Button size="sm" onClick={onBringBack}>
        {way}
      </Button>
      <Button size="sm" look="quiet" onClick={onThrowAway}>
        Discard
      </Button>
    </div>
  );
}
