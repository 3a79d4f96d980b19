import { Suspense, lazy } from 'react';
import { byteSize } from '@/lib/byte-size';
import { MarksOfDocument } from '../marks/marked-document';
import { viewKindOf, views } from './view-kinds';
import { Loading } from './preview-skeleton';
import { NotShown } from './unavailable-preview';
import { useBegunDrawing } from './tools/drawing-progress';
import type { ViewProps } from './view-props';

const VirusLocked = lazy(() => import('../virus/virus-locked'));
const VirusUnchecked = lazy(() => import('../virus/virus-unchecked'));

/** The document if browsers can show it safely; otherwise the reason and a download button. */
export function PreviewBody(view: ViewProps) {
  useBegunDrawing();
  const check = view.document.virusCheck;
  if (!check) return <Body {...view} />;
  return (
    <Suspense fallback={<Loading />}>
      {check.opens ? (
        <div className="flex h-full flex-col">
          <VirusUnchecked {...view} />
          <div className="relative min-h-0 grow">
            <Body {...view} />
          </div>
        </div>
      ) : (
        <VirusLocked {...view} />
      )}
    </Suspense>
  );
}

function Body(view: ViewProps) {
  const kind = viewKindOf(view.document);
  if (view.document.size === 0)
    return (
      <NotShown {...view} title="This file is empty">
        It has 0 bytes. It needs to be uploaded again.
      </NotShown>
    );
  if (!kind)
    return (
      <NotShown {...view} title={view.document.name}>
        {byteSize(view.document.size)}. Files of this type open in their own program.
      </NotShown>
    );
  const View = views[kind];
  return (
    <MarksOfDocument {...view}>
      <Suspense fallback={<Loading />}>
        <View {...view} />
      </Suspense>
    </MarksOfDocument>
  );
}
