import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { text } from '@/rules/text';
import type { ScanPage } from '../pages/scan-pages';
import { type Quad, toRotatedQuad, fullQuad } from '../picture/quad';
import type { Scan } from './use-scan';

interface WideProps {
  main?: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A button large enough for touch, and wide on phones. */
function Wide({ main = false, ...rest }: WideProps) {
  return <Button size="lg" look={main ? 'primary' : 'secondary'} className="px-4 text-sm max-sm:grow" {...rest} />;
}

/** The buttons to continue with the photos. */
export function PagesFooter({ scan: { pages, ready, begin, sendAsTheyAre } }: { scan: Scan }) {
  const one = pages.length === 1;
  return (
    <>
      <Wide disabled={pages.length === 0} onClick={sendAsTheyAre}>
        {one ? 'Send photo as is' : 'Send photos as is'}
      </Wide>
      <Wide main disabled={!ready} onClick={begin}>
        Create one PDF
      </Wide>
    </>
  );
}

interface CropFooterProps {
  page: ScanPage;
  onQuad: (quad: Quad) => void;
  onUse: () => void;
}

/** The buttons to reset the corners to the detected ones or the whole photo, and to accept them. */
export function CropFooter({ page: { paper, cut }, onQuad, onUse }: CropFooterProps) {
  return (
    <>
      {paper && <Wide onClick={() => onQuad(toRotatedQuad(paper, cut.turns))}>As found</Wide>}
      <Wide onClick={() => onQuad(fullQuad)}>Whole photo</Wide>
      <Wide main onClick={onUse}>
        Use these edges
      </Wide>
    </>
  );
}

/** The cancel button while the PDF is created. */
export function MakingFooter({ onStop }: { onStop: () => void }) {
  return <Wide onClick={onStop}>{text('cancel')}</Wide>;
}

interface MadeFooterProps {
  /** Whether its name is valid. */
  fine: boolean;
  onBack: () => void;
  onSend: () => void;
}

/** The buttons to go back to the pages, and to send. */
export function MadeFooter({ fine, onBack, onSend }: MadeFooterProps) {
  return (
    <>
      <Wide onClick={onBack}>Back to pages</Wide>
      <Wide main disabled={!fine} onClick={onSend}>
        Send
      </Wide>
    </>
  );
}
