import { useRef, useState } from 'react';
import { FileX2, ScanSearch, ShieldX } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ConfirmDialog } from '@/components/window/confirm-dialog';
import type { ViewProps } from '../preview/view-props';
import { useVirusCheck } from './use-virus-check';

type VirusCheckState = NonNullable<ViewProps['document']['virusCheck']>['state'];

/** A document that can't be opened: its virus check is pending, it contains malware, or its stored file is damaged. */
export default function VirusLocked({ document, actionsDisabled }: ViewProps) {
  const { busy, again, erase } = useVirusCheck(document);
  const [asked, setAsked] = useState(false);
  const words = useRef<HTMLDivElement>(null);
  const check = document.virusCheck;
  if (!check) return null;
  const { title, icon } = lockedStates[check.state] ?? lockedStates.INFECTED;
  // The button is removed, so the focus moves to the status.
  const leave = (work: Promise<unknown>) => void work.then(() => words.current?.focus());
  return (
    <div ref={words} role="status" tabIndex={-1} className="h-full overflow-auto outline-none">
      <EmptyState
        icon={icon}
        title={title}
        className="pt-[20vh]"
        action={
          !actionsDisabled &&
          (check.mayCheck || check.mayErase) && (
            <div className="flex flex-wrap justify-center gap-2">
              {check.mayCheck && (
                <Button busy={busy} onClick={() => leave(again())}>
                  Check again
                </Button>
              )}
              {check.mayErase && (
                <Button look="danger" busy={busy} onClick={() => setAsked(true)}>
                  Delete the file now
                </Button>
              )}
            </div>
          )
        }
      >
        {check.message}
      </EmptyState>
      <ConfirmDialog
        open={asked}
        danger
        onOpenChange={setAsked}
        title={`Delete the file of “${document.name}”?`}
        description="The file is removed from the server and can’t be checked again. Its entry stays in the list until you delete it."
        confirmLabel="Delete the file"
        onConfirm={() => {
          setAsked(false);
          leave(erase());
        }}
      />
    </div>
  );
}

const lockedAway = { title: 'Locked away', icon: <ShieldX aria-hidden className="text-bad" /> };

const lockedStates: Partial<Record<VirusCheckState, typeof lockedAway>> & { INFECTED: typeof lockedAway } = {
  PENDING: { title: 'Not available yet', icon: <ScanSearch aria-hidden /> },
  INFECTED: lockedAway,
  DAMAGED: { title: 'This file is damaged', icon: <FileX2 aria-hidden className="text-bad" /> },
};
