import { PencilLine } from 'lucide-react';
import type { Draft } from '@/api/messaging/drafts';
import { Badge } from '@/components/ui/badge';
import { rule } from '@/rules/rule';
import { useComposer } from '../composer/use-composer';

/** Drafts of new messages in the list of threads; each opens in the message window. */
export function UnsentDrafts({ drafts }: { drafts: readonly Draft[] }) {
  const { openDraft } = useComposer();
  return (
    <ul aria-label="Drafts of new messages">
      {drafts.map((draft) => (
        <li key={draft.id}>
          <button
            type="button"
            onClick={() => void openDraft(draft)}
            className="grid w-full grid-cols-[minmax(0,1fr)] gap-0.5 border-b border-line px-3 py-2.5 text-left -outline-offset-2 transition-colors hover:bg-hover"
          >
            <span className="truncate font-medium">{draft.subject || 'New message'}</span>
            <span className="line-clamp-2 text-[13px] break-words text-muted">
              {rule('textPreview', { body: draft.body }) || 'No text yet'}
            </span>
            <span className="mt-0.5">
              <Badge tone="warn">
                <PencilLine aria-hidden /> Draft
              </Badge>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
