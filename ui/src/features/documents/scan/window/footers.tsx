import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { text } from '@/rules/text';
import type { ScanPage } from '../pages/scan-pages';
import { type Quad, asSeen, whole } from '../picture/quad';
import type { Scan } from './use-scan';

interface WideProps {
  main?: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** As large as a finger, and as wide as there is room on a phone. */
function Wide({ main = false, ...rest }: WideProps) {
  return <Button size="lg" look={main ? 'primary' : 'secondary'} className="px-4 text-sm max-sm:grow" {...rest} />;
}

/** What becomes of the photos. */
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

/** The corners as they were found, or all of the photo; and that they are right now. */
export function CropFooter({ page: { paper, cut }, onQuad, onUse }: CropFooterProps) {
  return (
    <>
      {paper && <Wide onClick={() => onQuad(asSeen(paper, cut.turns))}>As found</Wide>}
      <Wide onClick={() => onQuad(whole)}>Whole photo</Wide>
      <Wide main onClick={onUse}>
        Use these edges
      </Wide>
    </>
  );
}

/** The way out while the PDF is made. */
export function MakingFooter({ onStop }: { onStop: () => void }) {
  return <Wide onClick={onStop}>{text('cancel')}</Wide>;
}

interface MadeFooterProps {
  /** Whether its name can be used. */
  fine: boolean;
  onBack: () => void;
  onSend: () => void;
}

/** Back to pages, or on its way. */
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
