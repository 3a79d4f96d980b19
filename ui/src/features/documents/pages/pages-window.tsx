import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Progress } from '@/components/ui/progress';
import { Spinner } from '@/components/ui/spinner';
import { Dialog } from '@/components/window/dialog';
import { useFocusAtStep } from '@/components/window/use-focus-at-step';
import { useLeaveGuard } from '@/components/window/use-leave-guard';
import { LEFT_OUT, filePiles, pagesOf } from './arrangement';
import { ChoosePdfs } from './choose-pdfs';
import { PagesStep } from './pages-step';
import { ReviewStep } from './review-step';
import { useArrangement } from './use-arrangement';
import { useFilePlan } from './use-file-plan';
import { useSendFiles } from './output/use-sending-files';
import { type PdfDocument, type PdfSources, usePdfSources } from './use-pdf-sources';
import { type PagesWindowStep, WindowFooter } from './window-footer';

interface PagesWindowProps {
  loanId: string;
  /** The initial PDFs; of several the person selects those to use. */
  documents: readonly PdfDocument[];
  /** Whether all of them are selected initially. */
  allTicked?: boolean;
  /** The request at which the window was opened. */
  from?: string | undefined;
  onClose: () => void;
}

const heads: Record<PagesWindowStep, { title: string; description: string }> = {
  choose: {
    title: 'Select PDFs',
    description: 'Pages are combined in the order you select the PDFs.',
  },
  pages: { title: 'Arrange pages', description: 'Each box becomes a file. Nothing is saved until the next step.' },
  review: { title: 'Review files', description: 'Name each file and choose its request.' },
};

/** Rearranges the pages of PDFs into files: split over several requests, merge, rotate, reorder, leave out. */
export default function PagesWindow({ loanId, documents, allTicked = false, from, onClose }: PagesWindowProps) {
  const one = documents.length === 1;
  const [step, setStep] = useState<PagesWindowStep>(one ? 'pages' : 'choose');
  const [ticked, setTicked] = useState<readonly PdfDocument[]>(allTicked ? documents : []);
  const sources = usePdfSources();
  const arranging = useArrangement();
  const plan = useFilePlan(loanId, arranging.piles, sources.opened, from);
  const { making, send } = useSendFiles(loanId, sources.opened);
  const changed = arranging.before.length > 0 || sources.opened.length > 1;
  const { question, release } = useLeaveGuard(changed);
  const place = useFocusAtStep(step);
  const files = filePiles(arranging.piles);

  const open = async (wanted: readonly PdfDocument[]) => {
    const first = sources.opened.length;
    const more = await sources.open(wanted);
    if (!more) return;
    const pages = more.flatMap(({ pdf }, nth) => pagesOf(first + nth, pdf.numPages));
    if (first === 0) arranging.begin(pages);
    else arranging.add(pages, more.map(({ document }) => document.name).join(', '));
    setTicked([]);
    setStep('pages');
  };
  useOnce(() => one && void open(documents));
  const onSend = async () => {
    if (!(await send(plan.outcome))) return;
    release();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="xl"
      unsaved={changed}
      {...heads[step]}
      footer={
        <WindowFooter
          step={step}
          begun={sources.opened.length > 0}
          busy={sources.busy}
          ticked={ticked.length}
          files={files.length}
          changed={changed}
          making={making !== null}
          asVersion={plan.outcome.versionOf !== null}
          ready={plan.ready}
          onOpen={() => void open(ticked)}
          onStep={setStep}
          onSend={() => void onSend()}
        />
      }
    >
      <div ref={place} className="min-h-60" onKeyDown={(event) => undoByKey(event, arranging.undo)}>
        <OpeningPdfs sources={sources} />
        {step === 'choose' && (
          <ChoosePdfs loanId={loanId} near={documents} there={sources.opened} chosen={ticked} onChoose={setTicked} />
        )}
        {step === 'pages' && sources.opened.length > 0 && (
          <PagesStep arranging={arranging} sources={sources.opened} onAdd={() => setStep('choose')} />
        )}
        {step === 'review' && <ReviewStep plan={plan} sources={sources.opened} leftOut={leftOut(arranging.piles)} />}
        {making !== null && files.length > 1 && (
          <Progress className="mt-4" value={Math.round((making / files.length) * 100)} label="Files created" />
        )}
      </div>
      {question}
    </Dialog>
  );
}

const leftOut = (piles: ReturnType<typeof filePiles>): number =>
  piles.find(({ id }) => id === LEFT_OUT)?.pages.length ?? 0;

/** Progress while PDFs are opening, or why one can't be opened. */
function OpeningPdfs({ sources: { busy, failure } }: { sources: PdfSources }) {
  return (
    <>
      {failure && (
        <p role="alert" className="mb-3 rounded-md bg-bad-soft px-3 py-2 break-words text-bad">
          {failure.name}: {failure.words}
        </p>
      )}
      {busy && (
        <p role="status" className="flex items-center justify-center gap-2 py-4 text-muted">
          <Spinner /> Opening the pages…
        </p>
      )}
    </>
  );
}

/** Ctrl/⌘ Z undoes the last step, except in text fields. */
function undoByKey(event: KeyboardEvent, undo: () => void): void {
  const types = event.target instanceof HTMLInputElement && event.target.type === 'text';
  if (types || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.stopPropagation();
  undo();
}

function useOnce(work: () => unknown): void {
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    work();
  });
}
