import { ChevronDown, ChevronUp, PanelLeft, RotateCw, Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { useMedia } from '@/lib/use-media';
import type { Turn } from '../../pdf/draw-page';
import type { PDFDocumentProxy } from '../../pdf/open-pdf';
import { PageField } from '../tools/page-field';
import { useElementWidth } from '../tools/use-element-width';
import { useFindKeys } from '../tools/use-find-keys';
import { useZoom } from '../tools/use-zoom';
import { ZoomBar } from '../tools/zoom-bar';
import { FindBar } from './find-bar';
import { PageList } from './page-list';
import { PageRail } from './page-rail';
import { PrintPdf } from './print-pdf';
import { useFind } from './use-find';
import { gap, usePages } from './use-pages';

interface PdfPagesProps {
  pdf: PDFDocumentProxy;
  /** Height by width of the first page; what the others are taken for until they are there. */
  ratio: number;
  name: string;
  actionsDisabled: boolean;
}

const widest = 920;

/** A PDF: its pages, small ones beside them, and what is looked for in it. */
export function PdfPages({ pdf, ratio, name, actionsDisabled }: PdfPagesProps) {
  const view = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [turn, setTurn] = useState<Turn>(0);
  const [finding, setFinding] = useState(false);
  const [railShown, setRailShown] = useRail(pdf.numPages);
  const zoom = useZoom();
  const available = useElementWidth(area);
  const width = Math.floor(Math.min(widest, Math.max(0, available - 2 * gap)) * zoom.scale);
  const turned = turn % 180 === 0 ? ratio : 1 / ratio;
  const pages = usePages(area, pdf.numPages, width, width * turned);
  const { page, goTo } = pages;
  const find = useFind(pdf, finding, page, pages.bringNear);
  // The keys that turn pages work at once.
  useEffect(() => area.current?.focus({ preventScroll: true }), []);
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
    const target: Record<string, number> = { PageDown: page + 1, PageUp: page - 1, Home: 1, End: pdf.numPages };
    const number = target[event.key];
    if (number === undefined || event.target instanceof HTMLInputElement) return zoom.onKeyDown(event);
    event.preventDefault();
    goTo(number);
  };

  return (
    <div ref={view} className="flex h-full flex-col" onKeyDown={onKeyDown}>
      {finding && <FindBar find={find} pages={pdf.numPages} field={field} onClose={closeFind} />}
      <div className="flex min-h-0 grow">
        {railShown && <PageRail {...{ pdf, turn, page }} ratio={turned} onGo={goTo} />}
        <PageList {...{ pdf, area, pages, name, width, turn }} ratio={turned} marksOf={find.marksOf} />
      </div>
      <ZoomBar zoom={zoom}>
        <IconButton label="Small pages" aria-pressed={railShown} onClick={() => setRailShown(!railShown)}>
          <PanelLeft />
        </IconButton>
        <IconButton className="max-sm:hidden" label="Previous page" disabled={page <= 1} onClick={() => goTo(page - 1)}>
          <ChevronUp />
        </IconButton>
        <PageField page={page} pages={pdf.numPages} onGo={goTo} />
        <IconButton
          className="max-sm:hidden"
          label="Next page"
          disabled={page >= pdf.numPages}
          onClick={() => goTo(page + 1)}
        >
          <ChevronDown />
        </IconButton>
        <span className="mx-1 h-5 w-px bg-line sm:mx-2" />
        <IconButton label="Find" aria-pressed={finding} onClick={finding ? closeFind : openFind}>
          <Search />
        </IconButton>
        <IconButton label="Turn" onClick={() => setTurn(after)}>
          <RotateCw />
        </IconButton>
        <PrintPdf {...{ pdf, name, actionsDisabled }} />
        <span className="mx-1 h-5 w-px bg-line sm:mx-2" />
      </ZoomBar>
    </div>
  );
}

const turns: Record<Turn, Turn> = { 0: 90, 90: 180, 180: 270, 270: 0 };
const after = (turn: Turn): Turn => turns[turn];

/** Whether the small pages are shown: of several pages where there is room, until somebody decides. */
function useRail(pages: number): [boolean, (shown: boolean) => void] {
  const roomy = useMedia('(min-width: 1024px)');
  const [chosen, setChosen] = useState<boolean | null>(null);
  return [chosen ?? (roomy && pages > 1), setChosen];
}
