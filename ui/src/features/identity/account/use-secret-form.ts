import { type FormEvent, useState } from 'react';
import type { Violation } from '@/api/models';
import { refusalFor, messageFor } from '@/api/problem';
import { useFormCheck } from '@/components/form/use-form-check';

interface SecretForm<V> {
  blank: V;
  violationsOf: (values: V) => Violation[];
  send: (values: V) => Promise<void>;
}

/** A form with a password: validated by a rule, submitted, and cleared on success. */
export function useSecretForm<V extends object>({ blank, violationsOf, send }: SecretForm<V>) {
  const [values, setValues] = useState(blank);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  // After success the form starts over without errors.
  const check = useFormCheck(values, blank, violationsOf);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    check.showAll();
    if (check.violations.length > 0) return;
    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      setProblem(error);
      setBusy(false);
    }
  };
  const fields = Object.keys(blank);
  const named = fields.some((field) => refusalFor(problem, field));
  return {
    values,
    busy,
    /** An error that belongs to no field. */
    trouble: problem !== null && !named ? messageFor(problem) : null,
    errorOf: (field: string) => check.errorOf(field) ?? refusalFor(problem, field),
    set: (changed: Partial<V>) => {
      setProblem(null);
      setValues({ ...values, ...changed });
    },
    submit: (event: FormEvent) => void submit(event),
  };
}
