import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { MarkButton } from '../../marks/drawing/mark-button';
import { useMarkedPages } from '../../marks/marking-context';
import type { PageRotation } from '../../pdf/page-rotation';
import type { DocumentReader } from '../../readers/reader';
import type { PageSize } from '../../readers/scan/open-scan';
import { PreviewSkeleton } from '../preview-skeleton';
import { UnavailablePreview } from '../unavailable-preview';
import { usePendingDrawing } from '../tools/drawing-progress';
import { PageList } from '../tools/page-list';
import { PageSteps, handlePageKey } from '../tools/page-steps';
import { RotateButton } from '../tools/turn-button';
import { useElementWidth } from '../tools/use-element-width';
import { useFocusOnArrival } from '../tools/use-focus-on-arrival';
import { pageGap, usePageScroller } from '../tools/use-page-scroller';
import { useFileReader } from '../tools/use-file-reader';
import { useZoom } from '../tools/use-zoom';
import { ZoomBar } from '../tools/zoom-bar';
import type { ViewProps } from '../view-props';
import { WholeFile } from '../whole-file';
import { PrintScan } from './print-scan';
import { ScanPage } from './scan-page';

const most = 128 * 1024 * 1024;
const widest = 920;

/** A TIFF scan with its pages below each other, or a HEIC photo. */
export function ScanView(view: ViewProps) {
  return (
    <WholeFile {...view} most={most}>
      {(bytes) => <OpenedScan {...view} bytes={bytes} />}
    </WholeFile>
  );
}

function OpenedScan({ document, actionsDisabled, bytes }: ViewProps & { bytes: Blob }) {
  const reading = useFileReader(
    useCallback((reader: DocumentReader) => reader.ask<'scan'>({ ask: 'scan', file: bytes }), [bytes]),
  );
  if (reading.kind === 'reading') return <PreviewSkeleton />;
  if (reading.kind === 'failed')
    return (
      <UnavailablePreview {...{ document, actionsDisabled }} title="This picture can’t be shown">
        The file is damaged, or it isn’t a picture. Download it to view it.
      </UnavailablePreview>
    );
  return <ScanPages sizes={reading.answer} reader={reading.reader} name={document.name} {...{ actionsDisabled }} />;
}

interface ScanPagesProps {
  sizes: PageSize[];
  reader: DocumentReader;
  name: string;
  actionsDisabled: boolean;
}

function ScanPages({ sizes, reader, name, actionsDisabled }: ScanPagesProps) {
  const area = useRef<HTMLDivElement>(null);
  const zoom = useZoom();
  const available = useElementWidth(area);
  const width = Math.floor(Math.min(widest, Math.max(0, available - 2 * pageGap)) * zoom.scale);
  const [turn, setTurn] = useState<PageRotation>(0);
  const sizeOf = (size: PageSize) => (turn % 180 === 0 ? size : { width: size.height, height: size.width });
  const first = sizes[0] && sizeOf(sizes[0]);
  const pages = usePageScroller(area, sizes.length, width, first ? (width * first.height) / first.width : width);
  usePendingDrawing(width <= 0);
  useFocusOnArrival(area);
  useMarkedPages(pages.page, width > 0, pages.bringNear);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!handlePageKey(event, pages)) zoom.onKeyDown(event);
  };
  return (
    <div className="flex h-full flex-col" onKeyDown={onKeyDown}>
      <div className="flex min-h-0 grow">
        <PageList {...{ area, pages, name, width }}>
          {(number) => {
            const size = sizes[number - 1];
            return size && <ScanPage {...{ reader, number, width, turn }} size={sizeOf(size)} />;
          }}
        </PageList>
      </div>
      <ZoomBar zoom={zoom}>
        {sizes.length > 1 && <PageSteps pages={pages} />}
        <MarkButton />
        <RotateButton onTurn={setTurn} />
        <PrintScan {...{ reader, name, actionsDisabled }} pages={sizes.length} />
      </ZoomBar>
    </div>
  );
}
