import { useState } from 'react';
import { type NeedsListElement, withdrawNotApplicable } from '@/api/elements';
import type { RoleGroup } from '@/api/models';
import { DateText } from '@/components/ui/date-text';
import { text } from '@/rules/text';
import { stepRefusal } from '../request-steps';
import { useRequestCall } from '../use-request-call';
import { NotNeededDialog } from './not-needed-dialog';

interface NotNeededProps {
  loanId: string;
  viewer: RoleGroup;
  request: NeedsListElement;
}

/** Shows who said that the request doesn't apply, and why. */
export function NotNeededClaim({ said }: { said: NonNullable<NeedsListElement['notApplicable']> }) {
  return (
    <div className="mt-3 rounded-md bg-sunken px-3 py-2.5 text-[15px]">
      <p className="font-medium">Doesn’t apply</p>
      <p className="mt-0.5 text-pretty break-words">{said.reason}</p>
      <p className="mt-1 text-[13px] text-muted">
        {said.byName}, <DateText at={said.at} />
      </p>
    </div>
  );
}

const look =
  'inline-flex min-h-11 items-center rounded-md px-1 text-[15px] text-muted hover:text-ink disabled:opacity-50';

/** The button to say that a request doesn't apply, or to withdraw that, if the rule allows it. */
export function NotNeededButton({ loanId, viewer, request }: NotNeededProps) {
  const [asking, setAsking] = useState(false);
  const { busy, run } = useRequestCall(loanId);
  const said = request.notApplicable;
  // The reason is entered in the dialog; this asks whether the step is allowed with any reason.
  const maySay = !said && stepRefusal(request, viewer, 'NOT_APPLICABLE', 'in the dialog') === null;
  const mayTakeBack = said && stepRefusal(request, viewer, 'APPLICABLE') === null;
  return (
    <>
      {maySay && (
        <button type="button" className={look} aria-haspopup="dialog" onClick={() => setAsking(true)}>
          Doesn’t apply<span className="sr-only">: {request.name}</span>
        </button>
      )}
      {mayTakeBack && (
        <button
          type="button"
          className={look}
          disabled={busy}
          onClick={() =>
            void run(text('done-applicable', { name: request.name }), () => withdrawNotApplicable(loanId, request.id))
          }
        >
          It applies after all<span className="sr-only">: {request.name}</span>
        </button>
      )}
      {asking && <NotNeededDialog loanId={loanId} viewer={viewer} request={request} onClose={() => setAsking(false)} />}
    </>
  );
}
