import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { keys } from '@/api/keys';
import { currentOf, refusalFor, messageFor } from '@/api/problem';
import { useFormCheck } from '@/components/form/use-form-check';
import { useUndoable } from '@/components/undo/use-undoable';
import { isDeepEqual } from '@/lib/is-deep-equal';
import { text } from '@/rules/text';
import { type LoanEntity, revealLicence, updateEntity } from './api';
import { type EntityValues, bodyOf, valuesOf, violationsOf } from './entity-values';
import { mergeTyped } from './merge-typed';

/** Whether a license is partly masked. */
const isMasked = ({ number, dob }: EntityValues['licence']) => number.includes('•') || dob.includes('•');

/**
 * Returns the form of an entity. On a conflict, another person's changes are reported and merged into unedited fields;
 * edits are kept.
 */
export function useEntityForm(loanId: string, entity: LoanEntity, onSaved: (entity: LoanEntity) => void) {
  const cache = useQueryClient();
  const { say, refresh } = useUndoable(keys.entities(loanId), keys.entity(loanId, entity.id));
  const [base, setBase] = useState(entity);
  const [start, setStart] = useState(() => valuesOf(entity));
  const [values, setValues] = useState(start);
  const [busy, setBusy] = useState<'saving' | 'revealing' | null>(null);
  const [problem, setProblem] = useState<{ error: unknown; changes: string[] } | null>(null);
  const check = useFormCheck(values, start, violationsOf);

  const failed = (error: unknown) => {
    const current = currentOf<LoanEntity>(error, 'entityType');
    const meanwhile = current && mergeTyped(values, start, valuesOf(current));
    setProblem({ error, changes: meanwhile?.changes ?? [] });
    if (!current || !meanwhile) return;
    setBase(current);
    setStart(valuesOf(current));
    setValues(meanwhile.values);
  };

  /** Undoes the save; a license that was replaced unseen can't be restored. */
  const wayBack = (saved: LoanEntity) => {
    const unseen = isMasked(start.licence) && !isDeepEqual(values.licence, start.licence);
    return unseen ? undefined : () => updateEntity(loanId, saved, bodyOf(start, saved));
  };

  const submit = async () => {
    check.showAll();
    if (check.violations.length > 0) return;
    setBusy('saving');
    setProblem(null);
    try {
      const saved = await updateEntity(loanId, base, bodyOf(values, base));
      cache.removeQueries({ queryKey: keys.entity(loanId, entity.id) });
      say(text('contact-updated', { name: saved.name }), wayBack(saved));
      onSaved(saved);
    } catch (error) {
      failed(error);
    }
    setBusy(null);
    await refresh();
  };

  const reveal = async () => {
    setBusy('revealing');
    try {
      const { number, dob } = await revealLicence(loanId, entity.id);
      const shown = { number: number ?? '', dob: dob ?? '' };
      setStart((before) => ({ ...before, licence: { ...before.licence, ...shown } }));
      setValues((before) => ({ ...before, licence: { ...before.licence, ...shown } }));
    } catch (error) {
      toast.error(messageFor(error));
    }
    setBusy(null);
  };

  return {
    values,
    setValues,
    errorOf: (field: string) => check.errorOf(field) ?? refusalFor(problem?.error, field),
    problem,
    busy,
    submit,
    reveal,
    masked: isMasked(values.licence),
    dirty: !isDeepEqual(values, start),
  };
}
