import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '@/address/paths';
import { wordsFor } from '@/api/problem';
import { Combobox } from '@/components/form/combobox';
import { Field } from '@/components/form/field';
import { Dialog } from '@/components/window/dialog';
import { usePaused } from '@/lib/use-paused';
import { text } from '@/rules/text';
import { loanChoicesQuery } from '../api';

/** Asks for the loan that a new contact goes on, and leads to the form. */
export function ChooseLoanDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { data, isPending, error } = useQuery(loanChoicesQuery(usePaused(typed.trim())));
  const loans = data?.content ?? [];
  const nothing = loans.length === 0 ? 'No loan matches. Try part of its name or address.' : null;
  return (
    <Dialog open onOpenChange={onClose} title={text('add-contact')} description="A contact belongs to a loan.">
      <Field label="Loan" required>
        {({ id }) => (
          <Combobox
            id={id}
            label="Loan"
            autoFocus
            placeholder="Loan, borrower or address"
            query={typed}
            onQuery={setTyped}
            options={loans.map(({ id: loanId, name }) => ({ id: loanId, content: name }))}
            onChoose={(loanId) => void navigate({ to: paths.keyContactNew, search: { loanId } })}
            note={isPending ? 'Loading loans…' : error ? wordsFor(error) : nothing}
          />
        )}
      </Field>
    </Dialog>
  );
}
