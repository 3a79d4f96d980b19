import { useEffect, useState } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { CancelButton } from '@/components/window/cancel-button';
import { Dialog } from '@/components/window/dialog';

/** The delay before the window appears, so that it doesn't flash. */
const showDelayMs = 400;

/** Shows that archives are being opened, after a short delay. */
export function OpeningDialog({ names, onCancel }: { names: readonly string[]; onCancel: () => void }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), showDelayMs);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return null;
  return (
    <Dialog
      open
      onOpenChange={onCancel}
      title={names.length === 1 ? `Opening “${names[0]}”` : `Opening ${names.length} files`}
      footer={<CancelButton />}
    >
      <p role="status" className="flex items-center gap-2 text-muted">
        <Spinner /> Reading the contents. Nothing has been sent yet.
      </p>
    </Dialog>
  );
}
