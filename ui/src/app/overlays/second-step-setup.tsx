import { paths } from '@/address/paths';
import { Dialog } from '@/components/window/dialog';
import { SecondStepChoice } from '@/features/identity';
import { liveConnection } from '@/features/realtime';
import { text } from '@/rules/text';

/** The two-step sign-in setup over the open page. Closing it goes to the screen with the same setup. */
export function SecondStepSetupOverlay({ onDone }: { onDone: () => void }) {
  const goOn = () => {
    onDone();
    // Reconnect immediately instead of waiting for the next retry.
    liveConnection.connect();
  };
  return (
    <Dialog
      open
      onOpenChange={() => location.assign(paths.secondStep)}
      title="Set up two-step sign-in"
      description={`${text('second-step-missing')}. This page stays as you left it.`}
    >
      <SecondStepChoice onDone={goOn} />
    </Dialog>
  );
}
