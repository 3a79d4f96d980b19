import { useNavigate } from '@tanstack/react-router';
import { Copy } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { useMayOpenLoans } from './may-open';

/** Leads to the window for a new loan that begins as a copy of this one; nothing for those who may not open one. */
export function CopyButton({ loanId }: { loanId: string }) {
  const allowed = useMayOpenLoans();
  const navigate = useNavigate();
  if (!allowed) return null;
  const show = () =>
    void navigate({ to: '.', search: (search: object) => ({ ...search, newLoan: true, copyOf: loanId }) });
  return (
    <Button look="quiet" size="sm" onClick={show}>
      <Copy aria-hidden /> Copy this loan…
    </Button>
  );
}
