import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/window/dialog';
import type { UploadQuestion } from '../../queue/questions/question-queue';
import type { DuplicateDecision, DuplicateFile } from '../../queue/questions/duplicate-files';

/** The number of files that are named. */
const mostNamed = 6;

/** Asks whether files with the name of an existing document are new versions of it. */
export function DuplicateNamesDialog({ same }: { same: readonly UploadQuestion<DuplicateFile, DuplicateDecision>[] }) {
  const one = same.length === 1;
  const leaveOut = () => same.forEach(({ cancel }) => cancel());
  const all = (answer: DuplicateDecision) => () => same.forEach(({ goOn }) => goOn(answer));
  return (
    <Dialog
      open
      onOpenChange={leaveOut}
      title={one ? 'Is this a new version?' : `Are these ${same.length} files new versions?`}
      description={`The request already has ${one ? 'a document with this name' : 'documents with these names'}. A new version replaces the current one and is reviewed again. The earlier version is kept.`}
      footer={
        <>
          <Button onClick={all('TAKE')}>Keep both</Button>
          <Button look="primary" onClick={all('VERSION')}>
            {one ? 'New version' : 'New versions'}
          </Button>
        </>
      }
    >
      <ul className="grid gap-1">
        {same.slice(0, mostNamed).map(({ asked: { name } }, place) => (
          <li key={`${place} ${name}`} className="break-words">
            {name}
          </li>
        ))}
        {same.length > mostNamed && <li className="text-muted">and {same.length - mostNamed} more</li>}
      </ul>
    </Dialog>
  );
}
