import { useRef, useState } from 'react';
import { ScanSearch, ShieldX } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ConfirmDialog } from '@/components/window/alert-dialog';
import type { ViewProps } from '../preview/view';
import { useVirusCheck } from './use-virus-check';

/** A document that nobody opens: it waits for its virus check, or malware was found in it. */
export default function VirusLocked({ document, actionsDisabled }: ViewProps) {
  const { busy, again, erase } = useVirusCheck(document);
  const [asked, setAsked] = useState(false);
  const words = useRef<HTMLDivElement>(null);
  const check = document.virusCheck;
  if (!check) return null;
  const pending = check.state === 'PENDING';
  // The button is gone then; what is read next is what became of the file.
  const leave = (work: Promise<unknown>) => void work.then(() => words.current?.focus());
  return (
    <div ref={words} role="status" tabIndex={-1} className="h-full overflow-auto outline-none">
      <EmptyState
        icon={pending ? <ScanSearch aria-hidden /> : <ShieldX aria-hidden className="text-bad" />}
        title={pending ? 'Not open yet' : 'Locked away'}
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
        description="Its bytes are removed from the disk, and nobody can check it again. The line with its name stays until you delete that, too."
        confirmLabel="Delete the file"
        onConfirm={() => {
          setAsked(false);
          leave(erase());
        }}
      />
    </div>
  );
}
