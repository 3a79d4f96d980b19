import { Outlet, useSearch } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';
import { LeaveQuestion } from '@/components/window/leave-question';
import { useLockedPdf } from '@/parts/documents/queue/questions/locked-pdfs';
import { useSameFiles } from '@/parts/documents/queue/questions/same-files';
import { useTrayNeeded } from '@/parts/documents/queue/uploads';
import { loadRules } from '@/rules/load';
import { Composer } from './overlays/composer';
import { KeptUploads } from './overlays/kept-uploads';
import { SecondStepNeeded } from './overlays/second-step-needed';
import { SessionEnded } from './overlays/session-ended';

const Toaster = lazy(() => import('@/components/ui/toaster').then((part) => ({ default: part.Toaster })));
const NoAccess = lazy(async () => {
  // What it says, and to whom one can turn, are rules about messages.
  const [part] = await Promise.all([import('./overlays/no-access'), loadRules('messaging')]);
  return { default: part.NoAccess };
});
const DocumentWindow = lazy(() =>
  import('./overlays/document-window').then((part) => ({ default: part.DocumentWindow })),
);
const LockedPdf = lazy(() =>
  import('@/parts/documents/upload/locked-pdf-dialog').then((part) => ({ default: part.LockedPdfDialog })),
);

const SameFiles = lazy(() =>
  import('@/parts/documents/upload/same-files-dialog').then((part) => ({ default: part.SameFilesDialog })),
);
const UploadTray = lazy(() =>
  import('@/parts/documents/upload/upload-tray').then((part) => ({ default: part.UploadTray })),
);

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
      <Composer />
      <KeptUploads />
      <LeaveQuestion />
      <SessionEnded />
      <SecondStepNeeded />
    </>
  );
}
