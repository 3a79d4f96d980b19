import { Suspense } from 'react';
import { byteSize } from '@/lib/byte-size';
import { MarksOfDocument } from '../marks/marks-of-document';
import { kindOf, views } from './kinds';
import { Loading } from './loading';
import { NotShown } from './not-shown';
import type { ViewProps } from './view';

/** The document itself, where the browser can show it safely; otherwise what it is and how to get it. */
export function PreviewBody(view: ViewProps) {
  const kind = kindOf(view.document);
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
