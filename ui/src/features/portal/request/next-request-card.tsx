import { ArrowRight } from 'lucide-react';
import { useCurrentUser } from '@/api/current-user';
import type { NeedsListElement } from '@/api/elements';
import type { Loan } from '@/api/models';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { dueLabel, sharedAssigneeWords } from '@/features/needs-list';
import { type NextRequest, rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { RequestDrop } from './request-drop';
import { RequestState } from './request-state';

interface NextRequestCardProps {
  loan: Loan;
  request: NeedsListElement;
  /** The next request, which changes once this one is answered. */
  next: NextRequest | null;
  onNext: (id: string) => void;
}

/** The next request, with everything needed to answer it. Once answered, it shows that and links to the next one. */
export function NextRequestCard({ loan, request, next, onNext }: NextRequestCardProps) {
  const { id: viewerId } = useCurrentUser();
  const { priorityType, reviewState } = request;
  const current = next?.id === request.id;
  const priority = current ? rule('priorityIndicator', { viewer: loan.me.roleGroup, priorityType }) : null;
  const due = [dueLabel(loan.me.roleGroup, request)?.words, request.optional && text('request-optional')];
  const remarks = [sharedAssigneeWords(request, viewerId), ...(current ? due : [])].filter(Boolean).join(' · ');
  return (
    <section
      aria-labelledby="next-request"
      className="mt-6 overflow-hidden rounded-lg border-2 border-accent bg-surface"
    >
      <RequestDrop
        open
        loan={loan}
        request={request}
        head={
          <div className="px-4 pt-3 pb-2">
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <h2 id="next-request" className="text-[13px] font-semibold text-accent">
                {current ? next.heading : 'Just uploaded'}
              </h2>
              {current ? priority && <Badge tone="warn">{priority.label}</Badge> : <RequestState state={reviewState} />}
            </div>
            <p className="mt-1 text-lg leading-snug font-semibold text-pretty break-words">{request.name}</p>
            {remarks && <p className="text-[13px] text-pretty text-muted tabular-nums">{remarks}</p>}
          </div>
        }
      />
      {next && !current && (
        <div className="border-t border-line p-3">
          <Button look="primary" size="lg" className="w-full" onClick={() => onNext(next.id)}>
            Next item <ArrowRight aria-hidden />
          </Button>
        </div>
      )}
    </section>
  );
}
