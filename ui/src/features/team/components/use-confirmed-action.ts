import { useState } from 'react';

/** Runs the confirmed action once, then closes. */
export function useConfirmedAction(work: () => Promise<unknown>, onClose: () => void) {
  const [busy, setBusy] = useState(false);
  const onConfirm = () => {
    setBusy(true);
    void work().then(onClose);
  };
  return { busy, onConfirm };
}
