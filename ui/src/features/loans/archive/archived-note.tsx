import { Archive } from 'lucide-react';
import type { Loan } from '@/api/models';
import { Button } from '@/components/ui/button';
import { useStatusChange } from '../status/use-status-change';

const stay = () => undefined;

/** A notice on every page of an archived loan: why nothing can be changed, with a button to restore it. */
export default function ArchivedNote({ loan }: { loan: Loan }) {
  const { change, busy, failure } = useStatusChange(loan.id, stay);
  const { to, words } = loan.archive;
  return (
    <section
      aria-label="Archived"
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-sunken px-3 py-2 print:hidden"
    >
      <p className="flex min-w-0 grow basis-72 items-start gap-2 text-pretty">
        <Archive aria-hidden className="mt-0.5 size-4 shrink-0 text-faint" />
        <span>{words}.</span>
      </p>
      {to && (
        <Button size="sm" busy={busy} onClick={() => void change(to, loan)}>
          Bring it back
        </Button>
      )}
      {failure && (
        <p role="alert" className="w-full text-bad">
          {failure}
        </p>
      )}
    </section>
  );
}
