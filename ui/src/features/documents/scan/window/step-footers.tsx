import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { text } from '@/rules/text';
import type { ScanPage } from '../pages/scan-pages';
import { type QuadCorners, toRotatedQuad, fullQuad } from '../picture/quad';
import type { ScanState } from './use-scan';

interface WideButtonProps {
  main?: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A button large enough for touch, and wide on phones. */
function WideButton({ main = false, ...rest }: WideButtonProps) {
  return <Button size="lg" look={main ? 'primary' : 'secondary'} className="px-4 text-sm max-sm:grow" {...rest} />;
}

/** The buttons to continue with the photos. */
export function PagesFooter({ scan: { pages, ready, begin, sendAsTheyAre } }: { scan: ScanState }) {
  const one = pages.length === 1;
  return (
    <>
      <WideButton disabled={pages.length === 0} onClick={sendAsTheyAre}>
        {one ? 'Send photo as is' : 'Send photos as is'}
      </WideButton>
      <WideButton main disabled={!ready} onClick={begin}>
        Create one PDF
      </WideButton>
    </>
  );
}

interface CropFooterProps {
  page: ScanPage;
  onQuad: (quad: QuadCorners) => void;
  onUse: () => void;
}

/** The buttons to reset the corners to the detected ones or the whole photo, and to accept them. */
export function CropFooter({ page: { paper, cut }, onQuad, onUse }: CropFooterProps) {
  return (
    <>
      {paper && <WideButton onClick={() => onQuad(toRotatedQuad(paper, cut.turns))}>As found</WideButton>}
      <WideButton onClick={() => onQuad(fullQuad)}>Whole photo</WideButton>
      <WideButton main onClick={onUse}>
        Use these edges
      </WideButton>
    </>
  );
}

/** The cancel button while the PDF is created. */
export function CreationFooter({ onStop }: { onStop: () => void }) {
  return <WideButton onClick={onStop}>{text('cancel')}</WideButton>;
}

interface ResultFooterProps {
  /** Whether its name is valid. */
  fine: boolean;
  onBack: () => void;
  onSend: () => void;
}

/** The buttons to go back to the pages, and to send. */
export function ResultFooter({ fine, onBack, onSend }: ResultFooterProps) {
  return (
    <>
      <WideButton onClick={onBack}>Back to pages</WideButton>
      <WideButton main disabled={!fine} onClick={onSend}>
        Send
      </WideButton>
    </>
  );
}
