import { useEffect, useState } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { CancelButton } from '@/components/window/cancel-button';
import { Dialog } from '@/components/window/dialog';

/** A window that comes and goes in a blink says nothing. */
const patienceMs = 400;

/** Says that archives are being opened, once that takes a moment. */
export function Opening({ names, onCancel }: { names: readonly string[]; onCancel: () => void }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs);
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
