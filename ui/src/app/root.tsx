import { Outlet, useSearch } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';
import { LeaveQuestion } from '@/components/window/leave-question';
import { useLockedPdf } from '@/api/uploads/locked-pdfs';
import { useSameFiles } from '@/api/uploads/same-files';
import { useTrayNeeded } from '@/api/uploads/uploads';
import { SessionEnded } from './overlays/session-ended';

const Toaster = lazy(() => import('@/components/ui/toaster').then((part) => ({ default: part.Toaster })));
const NoAccess = lazy(() => import('./overlays/no-access').then((part) => ({ default: part.NoAccess })));
const DocumentWindow = lazy(() =>
  import('./overlays/document-window').then((part) => ({ default: part.DocumentWindow })),
);
const LockedPdf = lazy(() =>
  import('@/components/upload/locked-pdf-dialog').then((part) => ({ default: part.LockedPdfDialog })),
);

const SameFiles = lazy(() =>
  import('@/components/upload/same-files-dialog').then((part) => ({ default: part.SameFilesDialog })),
);
const UploadTray = lazy(() => import('@/components/upload/upload-tray').then((part) => ({ default: part.UploadTray })));

/** What lies over every screen: toasts, uploads, the document preview, remarks about access, a session that has ended. */
export function Root() {
  const locked = useLockedPdf();
  const same = useSameFiles();
  const tray = useTrayNeeded();
  const { documentPreviewId, noAccessModalId } = useSearch({ strict: false });
  return (
    <>
      <Outlet />
      <Suspense fallback={null}>
        <Toaster />
        {locked && <LockedPdf />}
        {same.length > 0 && <SameFiles />}
        {tray && <UploadTray />}
        {documentPreviewId && <DocumentWindow />}
        {noAccessModalId && <NoAccess />}
      </Suspense>
      <LeaveQuestion />
      <SessionEnded />
    </>
  );
}
