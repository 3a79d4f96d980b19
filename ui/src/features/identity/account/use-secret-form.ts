import { type FormEvent, useState } from 'react';
import type { Violation } from '@/api/models';
import { refusalFor, wordsFor } from '@/api/problem';
import { useCheck } from '@/components/form/use-check';

interface SecretForm<V> {
  blank: V;
  violationsOf: (values: V) => Violation[];
  send: (values: V) => Promise<void>;
}

/** A form that asks for a password: checked by a rule, sent, and empty again once it worked. */
export function useSecretForm<V extends object>({ blank, violationsOf, send }: SecretForm<V>) {
  const [values, setValues] = useState(blank);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  // Each time it worked the form begins anew, with nothing to complain of.
  const check = useCheck(values, blank, violationsOf);
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
    /** What is wrong and belongs to no field. */
    trouble: problem !== null && !named ? wordsFor(problem) : null,
    errorOf: (field: string) => check.errorOf(field) ?? refusalFor(problem, field),
    set: (changed: Partial<V>) => {
      setProblem(null);
      setValues({ ...values, ...changed });
    },
    submit: (event: FormEvent) => void submit(event),
  };
}
