import { toast } from 'sonner';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/window/dialog';
import { text } from '@/rules/text';
import { useDuplicateFiles } from '../../queue/questions/duplicate-files';
import { DuplicateNamesDialog } from './duplicate-names-dialog';

/** The number of files that are named. */
const mostNamed = 6;

/** Asks about files whose content or name already exists, all open ones together. */
export function DuplicateFilesDialog() {
  const all = useDuplicateFiles();
  const same = all.filter(({ asked }) => !asked.byName);
  const named = all.filter(({ asked }) => asked.byName);
  if (same.length === 0) return named.length > 0 && <DuplicateNamesDialog same={named} />;
  const leaveOut = () => {
    for (const { cancel } of same) cancel();
    toast(text(same.length === 1 ? 'same-content-left-out' : 'same-content-left-out-many'));
  };
  const add = () => {
    for (const { goOn } of same) goOn('TAKE');
  };
  return (
    <Dialog
      open
      onOpenChange={leaveOut}
      title={same.length === 1 ? 'This file is already here' : `${same.length} of these files are already here`}
      description="The content is identical, even if the names differ."
      footer={
        <>
          <Button onClick={add}>Add again</Button>
          <Button look="primary" onClick={leaveOut}>
            Skip
          </Button>
        </>
      }
    >
      <ul className="grid gap-1">
        {same.slice(0, mostNamed).map(({ asked }, place) => (
          <li key={`${place} ${asked.name}`} className="break-words">
            {asked.words}
          </li>
        ))}
        {same.length > mostNamed && <li className="text-muted">and {same.length - mostNamed} more</li>}
      </ul>
    </Dialog>
  );
}
