import { Suspense } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { Dialog } from '@/components/window/dialog';
import { LazyPreviewBody } from '@/features/documents';
import type { TrayFile } from '../api';

/** The preview of an unfiled file. */
export function PreviewDialog({ file, onClose }: { file: TrayFile; onClose: () => void }) {
  const document = {
    id: file.id,
    name: file.name,
    size: file.size,
    mimeType: file.mimeType,
    loanId: '',
    createdAt: file.handIn.handedInAt,
    uploadedByName: file.handIn.senderName,
    downloadUrl: file.downloadUrl,
    unlocked: false,
    version: 1,
    sha256: file.checksum,
    virusCheck: file.virusCheck,
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={file.name} width="xl">
      <div className="flex h-[70dvh] min-h-0 flex-col">
        <Suspense fallback={<Skeleton className="h-full" />}>
          <LazyPreviewBody document={document} actionsDisabled />
        </Suspense>
      </div>
    </Dialog>
  );
}
