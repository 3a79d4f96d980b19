import { useState } from 'react';
import { Problem } from '@/api/problem';
import { Field } from '@/components/form/field';
import { Input } from '@/components/form/input';
import { Button } from '@/components/ui/button';
import { type Company, type OutsideBudgets, putOutsideBudgets } from '../api';
import { useCompanyChange } from '../use-company-change';

const fields = [
  { name: 'outsideAddressesOfLenders', label: 'By a lender' },
  { name: 'outsideAddressesOfOthers', label: 'By a borrower or a contact' },
] as const;

/** The number of new outside addresses that a person may write to on a loan per day before a lender has to approve. */
export function OutsideAddressesSetting({ company, locked }: { company: Company; locked: boolean }) {
  const change = useCompanyChange();
  const before: OutsideBudgets = {
    outsideAddressesOfLenders: company.outsideAddressesOfLenders,
    outsideAddressesOfOthers: company.outsideAddressesOfOthers,
  };
  const [own, setOwn] = useState<Partial<Record<keyof OutsideBudgets, string>>>({});
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const typed = (name: keyof OutsideBudgets) => own[name] ?? String(before[name]);
  const same = fields.every(({ name }) => typed(name) === String(before[name]));
  const save = async () => {
    const budgets = {
      outsideAddressesOfLenders: Number(typed('outsideAddressesOfLenders')),
      outsideAddressesOfOthers: Number(typed('outsideAddressesOfOthers')),
    };
    setBusy(true);
    setWrong({});
    const done = await change(company, {
      guess: (now) => now,
      call: (now) =>
        putOutsideBudgets(now, budgets).catch((error: unknown) => {
          if (error instanceof Problem)
            setWrong(Object.fromEntries(error.violations.map(({ field, message }) => [field, message])));
          throw error;
        }),
      back: (now) => putOutsideBudgets(now, before),
      words: 'Limits for outside addresses saved',
    });
    if (done) setOwn({});
    setBusy(false);
  };
  return (
    <form
      className="grid max-w-3xl gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map(({ name, label }) => (
          <Field key={name} label={label} error={wrong[name]}>
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                disabled={locked}
                value={typed(name)}
                onChange={({ target }) => setOwn({ ...own, [name]: target.value.replace(/\D/g, '').slice(0, 5) })}
              />
            )}
          </Field>
        ))}
      </div>
      {!locked && (
        <Button type="submit" className="justify-self-start" busy={busy} disabled={same}>
          Save limits
        </Button>
      )}
    </form>
  );
}
