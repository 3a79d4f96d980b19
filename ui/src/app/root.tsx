import { Outlet, useSearch } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';
import { SessionEnded } from './session-ended';

const Toaster = lazy(() => import('@/components/ui/toaster').then((part) => ({ default: part.Toaster })));
const NoAccess = lazy(() => import('./no-access').then((part) => ({ default: part.NoAccess })));
const DocumentWindow = lazy(() => import('./document-window').then((part) => ({ default: part.DocumentWindow })));

/** What lies over every screen: toasts, the document preview, remarks about access, a session that has ended. */
export function Root() {
  const { documentPreviewId, noAccessModalId } = useSearch({ strict: false });
  return (
    <>
      <Outlet />
      <Suspense fallback={null}>
        <Toaster />
        {documentPreviewId && <DocumentWindow />}
        {noAccessModalId && <NoAccess />}
      </Suspense>
      <SessionEnded />
    </>
  );
}
