import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { toast } from 'sonner';
import { paths } from '@/address/paths';
import { keys } from '@/api/keys';
import { Problem } from '@/api/problem';
import { useFormCheck } from '@/components/form/use-form-check';
import { useColleagueInvitation } from '@/components/people/colleague-invitation';
import { openLoan } from '../api';
import { type NewLoanValues, bodyOf, withFormRows, violationsOf } from './new-loan-values';

/** The form for a new loan: values, violations, and the call that creates it once. */
export function useNewLoan(start: NewLoanValues) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [values, setValues] = useState(start);
  const [key] = useState(() => crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown; values: NewLoanValues } | null>(null);
  const check = useFormCheck(values, start, violationsOf);
  const refused =
    failure?.error instanceof Problem && failure.values === values
      ? withFormRows(values, failure.error.violations)
      : [];
  const refusal = useColleagueInvitation(values.colleagues.some(({ stub }) => stub));
  const waiting = values.colleagues.filter((colleague) => colleague.stub && !refusal(colleague));
  const errorOf = (field: string) =>
    check.errorOf(field) ?? refused.find((violation) => violation.field === field)?.message;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    check.showAll();
    if (check.violations.length > 0 || busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const inviteColleagues = values.inviteColleagues && waiting.length > 0;
      const opened = await openLoan({ ...bodyOf(values), inviteColleagues, idempotencyKey: key });
      toast.success(opened.said);
      void client.invalidateQueries({ queryKey: keys.loanLists });
      await navigate({ to: paths.loan, params: { loanId: opened.id }, search: {} });
    } catch (error) {
      setFailure({ error, values });
      setBusy(false);
    }
  };
  const change = (part: Partial<NewLoanValues>) => setValues({ ...values, ...part });
  return { values, waiting, change, errorOf, submit, busy, failure: refused.length > 0 ? null : failure };
}
