import { Outlet, useSearch } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';
import { SessionEnded } from './session-ended';

const Toaster = lazy(() => import('@/components/ui/toaster').then((part) => ({ default: part.Toaster })));
const NoAccess = lazy(() => import('./no-access').then((part) => ({ default: part.NoAccess })));
const DocumentPreview = lazy(() =>
  import('@/features/documents/components/document-preview').then((part) => ({ default: part.DocumentPreview })),
);

/** What lies over every screen: toasts, the document preview, remarks about access, a session that has ended. */
export function Root() {
  const { documentPreviewId, noAccessModalId } = useSearch({ strict: false });
  return (
    <>
      <Outlet />
      <Suspense fallback={null}>
        <Toaster />
        {documentPreviewId && <DocumentPreview />}
        {noAccessModalId && <NoAccess />}
      </Suspense>
      <SessionEnded />
    </>
  );
}
