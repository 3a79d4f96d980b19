import { useState } from 'react';
import type { NeedsListElement } from '@/api/elements';
import type { Loan } from '@/api/models';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/window/dialog';
import { CancelButton } from '@/components/window/cancel-button';
import { type ShareEntry, rule } from '@/rules/rule';
import { ShareConfirm } from './share-confirm';
import { SharePeople } from './share-people';

interface ShareDialogProps {
  loan: Loan;
  /** The elements to share. */
  elements: readonly Pick<NeedsListElement, 'id' | 'name'>[];
  /** The recipients if they are known; otherwise the dialog asks first. */
  recipients?: readonly ShareEntry[];
  /** Called once, when the sharing is about to be sent. */
  onConfirmed?: () => void;
  onClose: () => void;
}

/** Shares elements with people: first picks the recipients, unless they are known, then asks for confirmation. */
export function ShareDialog({ loan, elements, recipients, onConfirmed, onClose }: ShareDialogProps) {
  const [entries, setEntries] = useState<readonly ShareEntry[]>(recipients ?? []);
  const [confirming, setConfirming] = useState(Boolean(recipients));
  const what = rule('selectionLabel', { labels: elements.map(({ name }) => `“${name}”`), noun: 'ITEM' }) ?? '';
  if (confirming) {
    return (
      <ShareConfirm
        loan={loan}
        elements={elements}
        what={what}
        entries={entries}
        onBack={recipients ? undefined : () => setConfirming(false)}
        onConfirmed={() => {
          onConfirmed?.();
          onClose();
        }}
        onClose={onClose}
      />
    );
  }
  const nobody = entries.length === 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Share ${what}`}
      description="Choose people on the loan, find others, or enter an email address."
      footer={
        <>
          <CancelButton />
          <Button
            look="primary"
            aria-disabled={nobody || undefined}
            title={nobody ? 'Choose someone first' : undefined}
            onClick={() => !nobody && setConfirming(true)}
          >
            Continue
          </Button>
        </>
      }
    >
      <SharePeople loan={loan} entries={entries} onChange={setEntries} />
    </Dialog>
  );
}
