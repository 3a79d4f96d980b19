import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageFor } from '@/api/problem';
import { Combobox } from '@/components/form/combobox';
import { Field } from '@/components/form/field';
import { Dialog } from '@/components/window/dialog';
import { useDebounced } from '@/lib/use-debounced';
import { loanChoicesQuery } from '../api';

interface ChooseLoanDialogProps {
  title: string;
  about: string;
  onChoose: (loan: { id: string; name: string }) => void;
  onClose: () => void;
}

/** Asks which loan to add new people to. */
export function ChooseLoanDialog({ title, about, onChoose, onClose }: ChooseLoanDialogProps) {
  const [typed, setTyped] = useState('');
  const { data, isPending, error } = useQuery(loanChoicesQuery(useDebounced(typed.trim())));
  const loans = data?.content ?? [];
  const nothing = loans.length === 0 ? 'No matching loans. Try part of the name or address.' : null;
  return (
    <Dialog open onOpenChange={onClose} title={title} description={about}>
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
            onChoose={(chosen) => {
              const loan = loans.find(({ id: loanId }) => loanId === chosen);
              if (loan) onChoose(loan);
            }}
            note={isPending ? 'Loading loans…' : error ? messageFor(error) : nothing}
          />
        )}
      </Field>
    </Dialog>
  );
}
