import { Suspense, lazy } from 'react';
import { byteSize } from '@/lib/byte-size';
import { DocumentWithMarks } from '../marks/document-with-marks';
import { viewKindOf, views } from './view-kinds';
import { PreviewSkeleton } from './preview-skeleton';
import { UnavailablePreview } from './unavailable-preview';
import { useBegunDrawing } from './tools/drawing-progress';
import type { ViewProps } from './view-props';

const VirusLocked = lazy(() => import('../virus/virus-locked'));
const VirusUnchecked = lazy(() => import('../virus/virus-unchecked'));

/** The document if browsers can show it safely; otherwise the reason and a download button. */
export function PreviewBody(view: ViewProps) {
  useBegunDrawing();
  const check = view.document.virusCheck;
  if (!check) return <DocumentView {...view} />;
  return (
    <Suspense fallback={<PreviewSkeleton />}>
      {check.opens ? (
        <div className="flex h-full flex-col">
          <VirusUnchecked {...view} />
          <div className="relative min-h-0 grow">
            <DocumentView {...view} />
          </div>
        </div>
      ) : (
        <VirusLocked {...view} />
      )}
    </Suspense>
  );
}

function DocumentView(view: ViewProps) {
  const kind = viewKindOf(view.document);
  if (view.document.size === 0)
    return (
      <UnavailablePreview {...view} title="This file is empty">
        It has 0 bytes. It needs to be uploaded again.
      </UnavailablePreview>
    );
  if (!kind)
    return (
      <UnavailablePreview {...view} title={view.document.name}>
        {byteSize(view.document.size)}. Files of this type open in their own program.
      </UnavailablePreview>
    );
  const View = views[kind];
  return (
    <DocumentWithMarks {...view}>
      <Suspense fallback={<PreviewSkeleton />}>
        <View {...view} />
      </Suspense>
    </DocumentWithMarks>
  );
}
