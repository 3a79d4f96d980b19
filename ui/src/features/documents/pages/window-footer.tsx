import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { CancelButton } from '@/components/window/cancel-button';

/** The step that the window shows. */
export type PagesWindowStep = 'choose' | 'pages' | 'review';

interface WindowFooterProps {
  step: PagesWindowStep;
  /** Whether there are pages already. */
  begun: boolean;
  busy: boolean;
  /** The number of selected PDFs. */
  ticked: number;
  /** The number of files to create. */
  files: number;
  changed: boolean;
  making: boolean;
  asVersion: boolean;
  ready: boolean;
  onOpen: () => void;
  onStep: (step: PagesWindowStep) => void;
  onSend: () => void;
}

/** The buttons for the next and the previous step. */
export function WindowFooter(props: WindowFooterProps) {
  const { step, begun, busy, ticked, files, changed, making, asVersion, ready, onOpen, onStep, onSend } = props;
  const back = (
    <WideButton disabled={making} onClick={() => onStep('pages')}>
      Back to pages
    </WideButton>
  );
  if (step === 'choose') {
    return (
      <>
        {begun ? back : <CancelButton size="lg" className={wide} />}
        <WideButton main busy={busy} disabled={ticked < (begun ? 1 : 2)} onClick={onOpen}>
          {begun ? 'Add pages' : 'Merge'}
        </WideButton>
      </>
    );
  }
  if (step === 'pages') {
    return (
      <>
        {!changed && files > 0 && <p className="grow self-center text-[13px] text-muted">No changes yet.</p>}
        <WideButton main disabled={files === 0 || !changed} onClick={() => onStep('review')}>
          {files === 1 ? 'Continue with 1 file' : `Continue with ${files} files`}
        </WideButton>
      </>
    );
  }
  return (
    <>
      {back}
      <WideButton main busy={making} disabled={!ready} onClick={onSend}>
        {asVersion ? 'Save new version' : files === 1 ? 'Create file' : `Create ${files} files`}
      </WideButton>
    </>
  );
}

/** Large enough for touch, and wide on phones. */
const wide = 'px-4 text-sm max-sm:grow';

interface WideProps {
  main?: boolean;
  busy?: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function WideButton({ main = false, ...rest }: WideProps) {
  return <Button size="lg" look={main ? 'primary' : 'secondary'} className={wide} {...rest} />;
}
