import { paths } from '@/address/paths';
import { Dialog } from '@/components/window/dialog';
import { SetUpEither } from '@/features/identity';
import { live } from '@/features/realtime';
import { text } from '@/rules/text';

/** Two-step sign-in set up over the open page. Closing it leaves the page for the screen that does the same. */
export function SetUpFirst({ onDone }: { onDone: () => void }) {
  const goOn = () => {
    onDone();
    // What happens from now on is heard at once, not when the next try would be due.
    live.connect();
  };
  return (
    <Dialog
      open
      onOpenChange={() => location.assign(paths.secondStep)}
      title="Set up two-step sign-in"
      description={`${text('second-step-missing')}. This page stays as you left it.`}
    >
      <SetUpEither onDone={goOn} />
    </Dialog>
  );
}
