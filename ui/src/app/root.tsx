import { Outlet, useSearch } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';
import { LeaveQuestion } from '@/components/window/leave-question';
import { useHasOpenQuestions, useTrayNeeded } from '@/features/documents';
import { useApplySingleKeys } from '@/features/identity';
import { Composer } from './overlays/composer';
import { ResumedUploads } from './overlays/resumed-uploads';
import { SecondStepNeeded } from './overlays/second-step-needed';
import { SessionEnded } from './overlays/session-ended';
import { SharedSession } from './overlays/shared-session';

const Toaster = lazy(() => import('@/components/ui/toaster').then((part) => ({ default: part.Toaster })));
const NoAccess = lazy(async () => {
  const part = await import('./overlays/no-access');
  return { default: part.NoAccess };
});
const DocumentWindow = lazy(() =>
  import('./overlays/document-window').then((part) => ({ default: part.DocumentWindow })),
);
const UploadQuestions = lazy(async () => {
  // The accepted file types and names.
  const part = await import('@/features/documents/upload/questions/upload-questions');
  return { default: part.UploadQuestions };
});
const UploadTray = lazy(() =>
  import('@/features/documents/upload/upload-tray').then((part) => ({ default: part.UploadTray })),
);

/** The overlays of every screen: toasts, uploads, document preview, access notices, ended sessions. */
export function Root() {
  const asked = useHasOpenQuestions();
  const tray = useTrayNeeded();
  useApplySingleKeys();
  const { documentPreviewId, noAccessModalId } = useSearch({ strict: false });
  return (
    <>
      <Outlet />
      <Suspense fallback={null}>
        <Toaster />
        {asked && <UploadQuestions />}
        {tray && <UploadTray />}
        {documentPreviewId && <DocumentWindow />}
        {noAccessModalId && <NoAccess />}
      </Suspense>
      <Composer />
      <ResumedUploads />
      <LeaveQuestion />
      <SessionEnded />
      <SharedSession />
      <SecondStepNeeded />
    </>
  );
}
