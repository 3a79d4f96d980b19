import { useSearch } from '@tanstack/react-router';
import { PanelLeft, Search } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { useMedia } from '@/lib/use-media';
import { MarkButton } from '../../marks/drawing/mark-button';
import { useMarkedPages } from '../../marks/marking-context';
import type { PDFDocumentProxy } from '../../pdf/open-pdf';
import type { PageRotation } from '../../pdf/page-rotation';
import { usePendingDrawing } from '../tools/drawing-progress';
import { PageList } from '../tools/page-list';
import { PageSteps, handlePageKey } from '../tools/page-steps';
import { RotateButton } from '../tools/turn-button';
import { useElementWidth } from '../tools/use-element-width';
import { useFindKeys } from '../tools/use-find-keys';
import { useFocusOnArrival } from '../tools/use-focus-on-arrival';
import { pageGap, usePageScroller } from '../tools/use-page-scroller';
import { useZoom } from '../tools/use-zoom';
import { ZoomBar } from '../tools/zoom-bar';
import { FindBar } from './find-bar';
import { PageRail } from './page-rail';
import { PdfPage } from './pdf-page';
import { PrintPdf } from './print-pdf';
import { useFind } from './use-find';

interface PdfPagesProps {
  pdf: PDFDocumentProxy;
  /** The aspect ratio of the first page, assumed for the others until they are loaded. */
  ratio: number;
  name: string;
  actionsDisabled: boolean;
}

const widest = 920;

/** A PDF: its pages, thumbnails and search. */
export function PdfPages({ pdf, ratio, name, actionsDisabled }: PdfPagesProps) {
  const view = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [turn, setTurn] = useState<PageRotation>(0);
  const { documentFind = '' } = useSearch({ strict: false });
  const [finding, setFinding] = useState(documentFind !== '');
  const [railShown, setRailShown] = useThumbnailRail(pdf.numPages);
  const zoom = useZoom();
  const available = useElementWidth(area);
  const width = Math.floor(Math.min(widest, Math.max(0, available - 2 * pageGap)) * zoom.scale);
  const turned = turn % 180 === 0 ? ratio : 1 / ratio;
  const pages = usePageScroller(area, pdf.numPages, width, width * turned);
  const { page, goTo } = pages;
  useMarkedPages(page, width > 0, pages.bringNear);
  const find = useFind(pdf, finding, page, pages.bringNear, documentFind);
  usePendingDrawing(width <= 0);
  useFocusOnArrival(area);
  const closeFind = () => {
    setFinding(false);
    area.current?.focus({ preventScroll: true });
  };
  const openFind = () => {
    setFinding(true);
    field.current?.select();
  };
  useFindKeys(view, { open: finding, onOpen: openFind, onClose: closeFind });

  const onKeyDown = (event: KeyboardEvent) => {
    if (!handlePageKey(event, pages)) zoom.onKeyDown(event);
  };

  return (
    <div ref={view} className="flex h-full flex-col" onKeyDown={onKeyDown}>
      {finding && <FindBar find={find} pages={pdf.numPages} field={field} onClose={closeFind} />}
      <div className="flex min-h-0 grow">
        {railShown && <PageRail {...{ pdf, turn, page }} ratio={turned} onGo={goTo} />}
        <PageList {...{ area, pages, name, width }}>
          {(number) => <PdfPage {...{ pdf, number, width, turn }} ratio={turned} hits={find.hitsOf(number)} />}
        </PageList>
      </div>
      <ZoomBar zoom={zoom}>
        <IconButton label="Small pages" aria-pressed={railShown} onClick={() => setRailShown(!railShown)}>
          <PanelLeft />
        </IconButton>
        <PageSteps pages={pages} />
        <IconButton label="Find" aria-pressed={finding} onClick={finding ? closeFind : openFind}>
          <Search />
        </IconButton>
        <MarkButton />
        <RotateButton onTurn={setTurn} />
        <PrintPdf {...{ pdf, name, actionsDisabled }} />
        <span className="mx-1 h-5 w-px bg-line sm:mx-2" />
      </ZoomBar>
    </div>
  );
}

/** Whether thumbnails are shown: by default for several pages on wide screens, then as the person decides. */
function useThumbnailRail(pages: number): [boolean, (shown: boolean) => void] {
  const roomy = useMedia('(min-width: 1024px)');
  const [chosen, setChosen] = useState<boolean | null>(null);
  return [chosen ?? (roomy && pages > 1), setChosen];
}
