import { useState } from 'react';
import { Progress } from '@/components/ui/progress';
import { ConfirmDialog } from '@/components/window/confirm-dialog';
import { Dialog } from '@/components/window/dialog';
import { useFocusAtStep } from '@/components/window/use-focus-at-step';
import { useLeaveGuard } from '@/components/window/use-leave-guard';
import type { ScanOffer } from '../../queue/questions/scan-offers';
import type { ScanPage } from '../pages/scan-pages';
import { type QuadCorners, toRotatedQuad, toOriginalQuad } from '../picture/quad';
import type { PageStyle } from '../picture/enhance-page';
import { CropFooter, ResultFooter, CreationFooter, PagesFooter } from './step-footers';
import { CropStep } from './crop-step';
import { ResultStep } from './result-step';
import { PagesStep } from './pages-step';
import { type ScanState, useScan } from './use-scan';

/** A page whose corners are being set, in the rotated photo. */
interface CropState {
  page: ScanPage;
  quad: QuadCorners;
}

const heads = {
  pages: {
    title: 'Photos as one PDF',
    description: 'Each photo becomes a page, cropped to the paper. Put them in order and fix any edges that are off.',
  },
  crop: { title: 'The paper’s edges', description: 'Drag the corners to match the paper.' },
  making: { title: 'Creating the PDF', description: undefined },
  made: { title: 'The PDF is ready', description: 'Check it before you send it.' },
};

interface ScanWindowProps {
  offer: ScanOffer;
  /** Called when the photos have been sent or discarded. */
  onDecided: () => void;
}

/** Combines photos into one PDF: reorder, crop, enhance, check and send. */
export function ScanWindow({ offer, onDecided }: ScanWindowProps) {
  const scan = useScan(offer, onDecided);
  const { session, pages, made } = scan;
  const [look, setLook] = useState<PageStyle>('DOCUMENT');
  const [crop, setCrop] = useState<CropState | null>(null);
  const [asking, setAsking] = useState(false);
  const { question } = useLeaveGuard(pages.length > 0);
  const step = crop ? 'crop' : made.step;
  const place = useFocusAtStep(step);

  const leave = () => {
    if (crop) setCrop(null);
    else if (made.step !== 'pages') scan.back();
    else if (pages.length > 0) setAsking(true);
    else onDecided();
  };
  const begin = (id: string) => {
    const page = pages.find((each) => each.id === id);
    if (page) setCrop({ page, quad: toRotatedQuad(page.cut.quad, page.cut.turns) });
  };
  const cropped = () => {
    if (crop) session?.crop(crop.page.id, toOriginalQuad(crop.quad, crop.page.cut.turns));
    setCrop(null);
  };
  const chooseLook = (next: PageStyle) => {
    setLook(next);
    session?.setLook(next);
  };

  return (
    <Dialog
      open
      onOpenChange={leave}
      width="lg"
      {...heads[step]}
      footer={
        crop ? <CropFooter {...crop} onQuad={(quad) => setCrop({ ...crop, quad })} onUse={cropped} /> : footerOf(scan)
      }
    >
      <div ref={place}>
        {session && crop && <CropStep session={session} {...crop} onQuad={(quad) => setCrop({ ...crop, quad })} />}
        {session && step === 'pages' && (
          <PagesStep session={session} pages={pages} name={offer.name} look={look} onLook={chooseLook} onCrop={begin} />
        )}
        {!crop && <ScanOutcome scan={scan} />}
      </div>
      <LeaveQuestion open={asking} count={pages.length} onOpenChange={setAsking} onLeave={onDecided} />
      {question}
    </Dialog>
  );
}

/** The progress of the PDF, and the finished PDF. */
function ScanOutcome({ scan: { made, pages, named } }: { scan: ScanState }) {
  if (made.step === 'made') return <ResultStep pictures={made.pictures} named={named} />;
  if (made.step === 'pages') return null;
  const all = pages.filter(({ state }) => state === 'ready').length;
  return (
    <div className="grid gap-3 py-6">
      <p role="status" className="text-center tabular-nums">
        {made.done} of {all} pages
      </p>
      <Progress value={Math.round((made.done / Math.max(1, all)) * 100)} label="Pages created" />
    </div>
  );
}

function footerOf(scan: ScanState) {
  if (scan.made.step === 'making') return <CreationFooter onStop={scan.back} />;
  if (scan.made.step === 'made')
    return <ResultFooter fine={scan.named.fine} onBack={scan.back} onSend={scan.sendPdf} />;
  return <PagesFooter scan={scan} />;
}

interface LeaveQuestionProps {
  open: boolean;
  count: number;
  onOpenChange: (open: boolean) => void;
  onLeave: () => void;
}

/** Asks before discarding photos. */
function LeaveQuestion({ open, count, onOpenChange, onLeave }: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={count === 1 ? 'Leave without sending the photo?' : `Leave without sending the ${count} photos?`}
      description="Nothing has been sent yet. Photos you just took won’t be saved."
      confirmLabel="Leave"
      cancelLabel="Stay"
      danger
      onConfirm={onLeave}
    />
  );
}
