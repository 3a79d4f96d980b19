import { Kbd } from '@/components/ui/kbd';
import { Dialog } from '@/components/window/dialog';

const shortcuts: { does: string; keys: string[] }[] = [
  { does: 'Find a loan, a request, a person or an action', keys: ['Ctrl / ⌘', 'K'] },
  { does: 'Create a loan', keys: ['N'] },
  { does: 'Undo the last change', keys: ['Ctrl / ⌘', 'Z'] },
  { does: 'Show this list', keys: ['?'] },
  { does: 'Move through a needs list', keys: ['↑', '↓'] },
  { does: 'Open or close a folder', keys: ['→', '←'] },
  { does: 'Go to the first or last row', keys: ['Home', 'End'] },
  { does: 'Jump to a row by its first letters', keys: ['A – Z'] },
  { does: 'Select a row; with Shift, a range', keys: ['Space', '↑ ↓'] },
  { does: 'Select all rows', keys: ['Ctrl / ⌘', 'A'] },
  { does: 'Move rows up, down, into or out of a folder', keys: ['Alt', '↑ ↓ → ←'] },
  { does: 'Delete the selection', keys: ['Del'] },
  { does: 'Document to review: accept, reject', keys: ['A', 'R'] },
  { does: 'Documents to review: next, previous', keys: ['J', 'K'] },
  { does: 'Document to review: undo the last review', keys: ['U'] },
  { does: 'Messages: next or previous thread', keys: ['J', 'K'] },
  { does: 'Messages: next or previous message', keys: ['↑', '↓'] },
  { does: 'Messages: write a new one, search', keys: ['C', '/'] },
  { does: 'Message: reply, forward, print', keys: ['R', 'F', 'P'] },
  { does: 'Message: unread, important, original', keys: ['U', 'I', 'O'] },
  { does: 'Your message: edit, delete', keys: ['E', 'Del'] },
  { does: 'Mute a thread', keys: ['M'] },
  { does: 'Close a window or menu, clear the selection', keys: ['Esc'] },
];

/** The list of all keyboard shortcuts. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title="Keyboard shortcuts">
      <dl>
        {shortcuts.map(({ does, keys }) => (
          <div
            key={does}
            className="flex min-h-10 items-center justify-between gap-4 border-b border-line py-1.5 last:border-b-0"
          >
            <dt>{does}</dt>
            <dd className="flex gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
