import { paths } from '@/address/paths';
import { Dialog } from '@/components/window/dialog';
import { SetUp } from '@/features/identity/second-step/set-up';
import { text } from '@/rules/text';

/** Two-step sign-in set up over the open page. Closing it leaves the page for the screen that does the same. */
export function SetUpFirst({ onDone }: { onDone: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={() => location.assign(paths.secondStep)}
      title="Set up two-step sign-in"
      description={`${text('second-step-missing')}. Everything on this page stays as you left it.`}
    >
      <SetUp onDone={onDone} />
    </Dialog>
  );
}
