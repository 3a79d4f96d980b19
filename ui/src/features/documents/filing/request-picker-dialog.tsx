import { useState } from 'react';
import { SearchField } from '@/components/form/search-field';
import { CancelButton } from '@/components/window/cancel-button';
import { Dialog } from '@/components/window/dialog';
import { type RequestTarget, targetLocation, filterTargets } from './request-targets';

interface FileOntoDialogProps {
  /** The action, with the document's name. */
  title: string;
  description?: string;
  targets: readonly RequestTarget[];
  busy: boolean;
  onFile: (target: RequestTarget) => void;
  onClose: () => void;
}

/** Picks the request for a document from a searchable list. The keyboard alternative to dragging. */
export function RequestPickerDialog({
  title,
  description = 'Choose a request for this document.',
  targets,
  busy,
  onFile,
  onClose,
}: FileOntoDialogProps) {
  const [typed, setTyped] = useState('');
  const found = filterTargets(targets, typed);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      footer={<CancelButton />}
    >
      <SearchField label="Find a request" className="mt-1" autoFocus value={typed} onChange={setTyped} />
      <ul aria-label="Requests" className="mt-3 max-h-80 overflow-y-auto rounded-md border border-line">
        {found.map((target) => (
          <li key={target.id} className="not-last:border-b not-last:border-line">
            <button
              type="button"
              aria-disabled={busy || target.refusal ? true : undefined}
              onClick={() => !busy && !target.refusal && onFile(target)}
              className="block min-h-11 w-full px-3 py-2 text-left hover:bg-hover focus-visible:-outline-offset-2 aria-disabled:cursor-not-allowed aria-disabled:opacity-60"
            >
              <span className="block truncate font-medium">{target.name}</span>
              <span className="block truncate text-[13px] text-faint">
                {target.refusal ??
                  [targetLocation(target, targets), target.answered && 'has a document'].filter(Boolean).join(' · ')}
              </span>
            </button>
          </li>
        ))}
        {found.length === 0 && <li className="px-3 py-8 text-center text-muted">No matching requests.</li>}
      </ul>
    </Dialog>
  );
}
