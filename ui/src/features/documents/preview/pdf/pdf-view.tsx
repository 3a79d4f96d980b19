import { usePdf } from '../../pdf/use-pdf';
import type { PdfSource } from '../../pdf/open-pdf';
import { PreviewSkeleton } from '../preview-skeleton';
import { UnavailablePreview } from '../unavailable-preview';
import type { ViewProps } from '../view-props';
import { WholeFile } from '../whole-file';
import { PdfLocked } from './pdf-locked';
import { PdfPages } from './pdf-pages';

/** Larger files are fetched in ranges as they are viewed. */
const mostAtOnce = 48 * 1024 * 1024;

/** A PDF with its pages below each other. */
export function PdfView(view: ViewProps) {
  const { document } = view;
  if (document.size > mostAtOnce) return <OpenedPdf {...view} source={document.downloadUrl} />;
  return <WholeFile {...view}>{(bytes) => <OpenedPdf {...view} source={bytes} />}</WholeFile>;
}

function OpenedPdf({ document, actionsDisabled, source }: ViewProps & { source: PdfSource }) {
  const state = usePdf(source);
  if (state.kind === 'opening') return <PreviewSkeleton />;
  if (state.kind === 'locked') return <PdfLocked {...state} {...{ document, actionsDisabled }} />;
  if (state.kind === 'open')
    return <PdfPages {...{ actionsDisabled }} pdf={state.pdf} ratio={state.ratio} name={document.name} />;
  if (state.kind === 'cut off')
    return (
      <UnavailablePreview {...{ document, actionsDisabled }} title="This PDF didn’t load">
        Check your connection, then close it and open it again.
      </UnavailablePreview>
    );
  return (
    <UnavailablePreview {...{ document, actionsDisabled }} title="This PDF can’t be shown">
      The file is damaged, or it isn’t a PDF. Download it to view it.
    </UnavailablePreview>
  );
}
