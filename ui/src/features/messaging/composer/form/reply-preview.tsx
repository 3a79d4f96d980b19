import { Reply, X } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import type { MessageComposition, RepliedTo } from './composition';

/** The message being replied to, above the text; removing it unlocks recipients and subject. */
export function ReplyPreview({ composition, repliedTo }: { composition: MessageComposition; repliedTo: RepliedTo }) {
  return (
    <div
      role="group"
      aria-label="Reply to"
      className="flex shrink-0 items-start gap-2 border-b border-line bg-sunken px-3 py-2"
    >
      <Reply aria-hidden className="mt-0.5 size-4 shrink-0 text-faint" />
      <div className="min-w-0 grow text-[13px]">
        <p className="font-medium">Reply to {repliedTo.from}</p>
        <p className="truncate text-muted">{repliedTo.preview}</p>
      </div>
      <IconButton label="Cancel reply" className="size-7" onClick={() => composition.patch({ repliedTo: null })}>
        <X />
      </IconButton>
    </div>
  );
}
