import { Problem } from '@/api/problem';
import { ErrorState } from '@/components/ui/error-state';
import { usePdf } from '../pdf/use-pdf';
import { Loading } from './loading';
import { PdfLocked } from './pdf-locked';
import { PdfPages } from './pdf-pages';

const damaged = new Problem(422, { message: 'The file is damaged, or it isn’t a PDF. Download it to have a look.' });

/** A PDF, page under page. */
export function PdfView({ bytes, name }: { bytes: Blob; name: string }) {
  const state = usePdf(bytes);
  if (state.kind === 'opening') return <Loading />;
  if (state.kind === 'broken') return <ErrorState title="This PDF can’t be shown" error={damaged} />;
  if (state.kind === 'locked') return <PdfLocked again={state.again} onSubmit={state.submit} />;
  return <PdfPages pdf={state.pdf} ratio={state.ratio} name={name} />;
}
