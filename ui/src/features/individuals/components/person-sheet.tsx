import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Eye, Inbox, MessageSquare } from 'lucide-react';
import { Suspense } from 'react';
import { paths } from '@/address/paths';
import { useCurrentUser } from '@/api/current-user';
import type { Loan } from '@/api/models';
import { PrintHead } from '@/components/layout/print-head';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { SideSheet } from '@/components/window/side-sheet';
import { useComposer } from '@/features/messaging';
import { roleGroupFacts } from '@/rules/facts';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { type PersonCard, cardQuery } from '../api';
import { isCreditShown, licenceSection } from '../card-sections';
import { CreditScore } from './credit-score';
import { LicenceSection } from './licence-section';
import { PersonHead } from './person-head';

interface PersonSheetProps {
  loan: Loan;
  userId: string;
  onClose: () => void;
}

/** The card of a person on the loan: contact details, credit score and driver's license. */
export function PersonSheet({ loan, userId, onClose }: PersonSheetProps) {
  const { data: card, error, refetch } = useQuery(cardQuery(loan.id, userId));
  return (
    <SideSheet title={card ? rule('displayName', card.user) : 'Person'} onClose={onClose}>
      <PrintHead title={loan.name} facts={[loan.lender.name]} />
      {!card && !error && <CardSkeleton />}
      {!card && error && <ErrorState title="Couldn’t load this person" error={error} onRetry={() => void refetch()} />}
      {card && (
        <Suspense fallback={<CardSkeleton />}>
          <PersonCardContent loan={loan} card={card} onClose={onClose} />
        </Suspense>
      )}
    </SideSheet>
  );
}

interface PersonCardContentProps {
  loan: Loan;
  card: PersonCard;
  onClose: () => void;
}

function PersonCardContent({ loan, card, onClose }: PersonCardContentProps) {
  const viewer = useCurrentUser();
  const pending = card.loanRole.pending || loan.pendingInviteUsers.some(({ id }) => id === card.user.id);
  const section = licenceSection(card, card.user.id === viewer.id);
  return (
    <div className="grid gap-5">
      <PersonHead card={card} pending={pending} />
      <CardActions loan={loan} card={card} onClose={onClose} />
      {card.credit && isCreditShown(loan, card, pending) && (
        <CreditScore
          loanId={loan.id}
          userId={card.user.id}
          individualId={card.individualId ?? null}
          credit={card.credit}
        />
      )}
      {section.shown && (
        <LicenceSection
          loanId={loan.id}
          licence={card.licence ?? null}
          individualId={card.individualId ?? null}
          section={section}
        />
      )}
    </div>
  );
}

function CardActions({ loan, card: { user, loanRole, permissions }, onClose }: PersonCardContentProps) {
  const { open } = useComposer();
  const message = rule('sendMessageButton', { role: loanRole.role, permissions });
  // The card covers the page, and the message is written on the page.
  const write = () => {
    onClose();
    void open({ loanId: loan.id, recipientIds: [user.id] });
  };
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {message.shown && (
        <Button look="primary" onClick={write}>
          <MessageSquare aria-hidden /> {text('send-message')}
        </Button>
      )}
      {roleGroupFacts[loan.me.roleGroup].lender && (
        <>
          <Button asChild>
            <Link to={paths.access} params={{ loanId: loan.id, userId: user.id }}>
              <Eye aria-hidden /> What they can see
            </Link>
          </Button>
          <Button asChild>
            <Link to={paths.shoebox} params={{ userId: user.id }} search={{ loanId: loan.id }}>
              <Inbox aria-hidden /> Unfiled documents
            </Link>
          </Button>
        </>
      )}
    </div>
  );
}

function CardSkeleton() {
  return (
    <div role="status" aria-label="Loading the person" className="grid gap-4">
      <div className="flex items-center gap-3">
        <Skeleton className="size-10 rounded-full" />
        <div className="grid gap-1.5">
          <Skeleton className="h-5 w-44" />
          <Skeleton className="h-4 w-24" />
        </div>
      </div>
      <Skeleton className="h-16" />
      <Skeleton className="h-9 w-60" />
      <Skeleton className="h-32" />
    </div>
  );
}
