import { Link } from '@tanstack/react-router';
import { MessagesSquare } from 'lucide-react';
import { paths } from '@/address/paths';
import { Button } from '@/components/ui/button';
import { UnreadOfLoan } from './unread-of-loan';

/** A link to a loan's messages, with the unread count. */
export function MessagesLink({ loanId }: { loanId: string }) {
  return (
    <Button asChild size="lg" className="text-[15px]">
      <Link to={paths.messages} params={{ loanId }}>
        <MessagesSquare aria-hidden /> Messages <UnreadOfLoan loanId={loanId} />
      </Link>
    </Button>
  );
}
