import { Button } from '@/components/ui/button';
import type { UploadsAction } from '@/rules/rule';
import { type Upload, cancelUploads, dismissUploads, retryUploads } from '../queue/uploads';

const buttons: Record<UploadsAction, { label: string; act: (uploads: readonly Upload[]) => void }> = {
  CANCEL_ALL: { label: 'Cancel all', act: cancelUploads },
  RETRY_ALL: { label: 'Try failed ones again', act: retryUploads },
  DISMISS_ALL: { label: 'Dismiss failed ones', act: dismissUploads },
};

/** The actions on many uploads together. */
export function UploadActions({ actions, uploads }: { actions: readonly UploadsAction[]; uploads: readonly Upload[] }) {
  return actions.map((action) => (
    <Button key={action} size="sm" onClick={() => buttons[action].act(uploads)}>
      {buttons[action].label}
    </Button>
  ));
}
