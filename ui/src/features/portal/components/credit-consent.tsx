import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { keys } from '@/api/keys';
import type { Loan } from '@/api/models';
import { messageFor } from '@/api/problem';
import { Button } from '@/components/ui/button';
import { agreeToCreditReport } from '../api';
import { consentIsMissing } from '../consent-request';

/** Asks a borrower to let their lender see their credit report, while only their consent is missing. */
export function CreditConsent({ loan }: { loan: Loan }) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  if (!consentIsMissing(loan)) return null;
  const agree = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await agreeToCreditReport(loan.id);
      toast.success(`${loan.lender.name} can now see your credit report`);
      await cache.invalidateQueries({ queryKey: keys.loan(loan.id) });
    } catch (error) {
      setProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section aria-labelledby="credit-consent" className="mt-10 border-t border-line pt-6">
      <h2 id="credit-consent" className="text-lg font-semibold">
        Authorize a credit check?
      </h2>
      <p className="mt-1 mb-4 text-[15px] text-pretty text-muted">
        If you agree, {loan.lender.name} can see your own credit report and score for this loan. Every view is logged.
      </p>
      <Button size="lg" busy={busy} onClick={() => void agree()}>
        Agree
      </Button>
      {problem !== null && (
        <p role="alert" className="mt-3 rounded-md bg-bad-soft px-3 py-2 text-pretty text-bad">
          {messageFor(problem)}
        </p>
      )}
    </section>
  );
}
