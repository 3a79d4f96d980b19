import { Plus, X } from 'lucide-react';
import { Field } from '@/components/form/field';
import { Input } from '@/components/form/input';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { roleFacts } from '@/rules/facts';
import { text } from '@/rules/text';
import { KnownPeople } from './known-people';
import { type BorrowerValues, noBorrower } from './new-loan-values';

const fields: { field: keyof BorrowerValues; code: string; type?: 'email'; wide: string }[] = [
  { field: 'givenName', code: 'first-name', wide: 'sm:col-span-3' },
  { field: 'familyName', code: 'last-name', wide: 'sm:col-span-3' },
  { field: 'emailAddress', code: 'email-address', type: 'email', wide: 'sm:col-span-5' },
];

interface BorrowerRowsProps {
  borrowers: readonly BorrowerValues[];
  errorOf: (field: string) => string | undefined;
  onChange: (borrowers: BorrowerValues[]) => void;
}

/** The borrowers of a new loan, by name and address; the first one is the lead. */
export function BorrowerRows({ borrowers, errorOf, onChange }: BorrowerRowsProps) {
  const put = (row: number, part: Partial<BorrowerValues>) =>
    onChange(borrowers.map((borrower, each) => (each === row ? { ...borrower, ...part } : borrower)));
  return (
    <section aria-labelledby="new-loan-borrowers" className="grid gap-3">
      <h3 id="new-loan-borrowers" className="font-medium">
        Borrowers
      </h3>
      {borrowers.map((borrower, row) => (
        <fieldset key={row} className="grid grid-cols-1 items-start gap-x-3 gap-y-3 sm:grid-cols-12">
          <legend className="mb-1 text-[13px] text-muted">
            {row === 0 ? roleFacts.LEAD_BORROWER.label : `Borrower ${row + 1}`}
          </legend>
          {fields.map(({ field, code, type, wide }) => (
            <div key={field} className={wide}>
              <Field
                label={text(code)}
                error={errorOf(`borrowers.${row}.${field}`)}
                limit={{ field, text: borrower[field] }}
              >
                {(control) => (
                  <Input
                    {...control}
                    type={type}
                    autoComplete="off"
                    value={borrower[field]}
                    onChange={(event) => put(row, { [field]: event.target.value })}
                  />
                )}
              </Field>
            </div>
          ))}
          {borrowers.length > 1 && (
            <IconButton
              label={`Remove borrower ${row + 1}`}
              className="sm:mt-6.5"
              onClick={() => onChange(borrowers.filter((_, each) => each !== row))}
            >
              <X />
            </IconButton>
          )}
          <KnownPeople borrower={borrower} onChoose={(person) => put(row, person)} />
        </fieldset>
      ))}
      {errorOf('borrowers') && <p className="text-[13px] text-bad">{errorOf('borrowers')}</p>}
      <Button
        size="sm"
        look="quiet"
        className="justify-self-start"
        onClick={() => onChange([...borrowers, noBorrower])}
      >
        <Plus aria-hidden /> Add co-borrower
      </Button>
    </section>
  );
}
