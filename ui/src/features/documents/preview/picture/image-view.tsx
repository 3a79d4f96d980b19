import { useCallback, useRef, useState } from 'react';
import { MarkButton } from '../../marks/drawing/mark-button';
import { useMarkedPages } from '../../marks/marking-context';
import { PageMarks } from '../../marks/page-marks';
import { UnavailablePreview } from '../unavailable-preview';
import { usePendingDrawing } from '../tools/drawing-progress';
import { ZoomBar } from '../tools/zoom-bar';
import { useZoom } from '../tools/use-zoom';
import type { ViewProps } from '../view-props';
import { WholeFile } from '../whole-file';
import { PrintPicture } from './print-picture';
import { useImagePosition } from './use-image-position';

/** The size limit in bytes; a larger file isn't a photo. */
const most = 128 * 1024 * 1024;

/** An image, fit to the window or zoomed. */
export function ImageView(view: ViewProps) {
  return (
    <WholeFile {...view} most={most}>
      {(bytes) => <LoadedImage {...view} bytes={bytes} />}
    </WholeFile>
  );
}

function LoadedImage({ document, actionsDisabled, bytes }: ViewProps & { bytes: Blob }) {
  const { name, mimeType } = document;
  const [broken, setBroken] = useState(false);
  const [loaded, setLoaded] = useState(false);
  usePendingDrawing(!loaded && !broken);
  const zoom = useZoom();
  const image = useRef<HTMLImageElement>(null);
  const place = useImagePosition(image);
  useMarkedPages(1, place !== null);
  const show = useCallback(
    (element: HTMLImageElement) => {
      image.current = element;
      const url = URL.createObjectURL(new Blob([bytes], { type: mimeType }));
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [bytes, mimeType],
  );
  if (broken)
    return (
      <UnavailablePreview {...{ document, actionsDisabled }} title="This picture can’t be shown">
        The file is damaged, or it isn’t a picture. Download it to view it.
      </UnavailablePreview>
    );
  return (
    <div className="flex h-full flex-col" onKeyDown={zoom.onKeyDown}>
      <div
        tabIndex={0}
        role="region"
        aria-label={name}
        className="relative grid min-h-0 grow overflow-auto bg-sunken p-4 focus-visible:-outline-offset-2"
      >
        <img
          ref={show}
          alt={name}
          onLoad={() => setLoaded(true)}
          onError={() => setBroken(true)}
          className="m-auto rounded-sm object-contain"
          style={
            zoom.scale === 1
              ? { maxWidth: '100%', maxHeight: '100%' }
              : { width: `${zoom.scale * 100}%`, maxWidth: 'none' }
          }
        />
        {place && (
          <div className="absolute" style={place}>
            <PageMarks page={1} turn={0} />
          </div>
        )}
      </div>
      <ZoomBar zoom={zoom}>
        <MarkButton />
        <PrintPicture name={name} picture={bytes} actionsDisabled={actionsDisabled} />
      </ZoomBar>
    </div>
  );
}
