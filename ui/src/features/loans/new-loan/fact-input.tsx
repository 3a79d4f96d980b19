import type { ReactNode } from 'react';
import { Field } from '@/components/form/field';
import { Input } from '@/components/form/input';
import { type FactKey, factFields } from '../facts/fact-fields';
import type { NewLoanValues } from './new-loan-values';

interface FactInputProps {
  fact: FactKey;
  values: NewLoanValues;
  errorOf: (field: string) => string | undefined;
  onChange: (part: Partial<NewLoanValues>) => void;
  hint?: ReactNode;
  placeholder?: string;
}

/** The input for a fact of a new loan. */
export function FactInput({ fact, values, errorOf, onChange, hint, placeholder }: FactInputProps) {
  const { label, formLabel = label, kind, offered } = factFields[fact];
  const list = `new-loan-${fact}`;
  return (
    <Field
      label={formLabel}
      error={errorOf(fact)}
      hint={hint}
      {...(kind === 'text' ? { limit: { field: fact, text: values[fact] } } : {})}
    >
      {(control) => (
        <>
          <Input
            {...control}
            autoComplete="off"
            value={values[fact]}
            placeholder={placeholder}
            onChange={(event) => onChange({ [fact]: event.target.value })}
            list={offered && list}
            inputMode={kind === 'dollars' ? 'decimal' : undefined}
          />
          {offered && (
            <datalist id={list}>
              {offered.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  );
}
