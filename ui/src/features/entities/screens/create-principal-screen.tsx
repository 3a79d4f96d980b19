import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { paths } from '@/address/paths';
import { keys } from '@/api/keys';
import type { Loan } from '@/api/models';
import { refusalFor } from '@/api/problem';
import { FormFooter } from '@/components/form/form-footer';
import { useFormCheck } from '@/components/form/use-form-check';
import { useLeaveGuard } from '@/components/window/use-leave-guard';
import { useUndoable } from '@/components/undo/use-undoable';
import { text } from '@/rules/text';
import { createEntity, deleteEntity } from '../api';
import { EntityFields, FormSection } from '../components/entity-form';
import { EntityNotice, SaveProblem } from '../components/entity-notice';
import { EntityPage } from '../components/entity-page';
import { LicenceFields } from '../components/licence-fields';
import { editingRefusal } from '../editing-refusal';
import { blankEntity, bodyOf, violationsOf } from '../entity-values';

const isBlank = (values: typeof blankEntity) => JSON.stringify(values) === JSON.stringify(blankEntity);

/** Adds a person to a loan. */
export function CreatePrincipalScreen({ loan }: { loan: Loan }) {
  const { say, refresh } = useUndoable(keys.entities(loan.id));
  const navigate = useNavigate();
  const [values, setValues] = useState(blankEntity);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const check = useFormCheck(values, blankEntity, violationsOf);
  const guard = useLeaveGuard(!isBlank(values));
  const refusal = editingRefusal(loan, 'INDIVIDUAL');
  const toLoan = () => navigate({ to: paths.loan, params: { loanId: loan.id } });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    check.showAll();
    if (check.violations.length > 0) return;
    setBusy(true);
    try {
      const created = await createEntity(loan.id, 'INDIVIDUAL', bodyOf(values));
      guard.release();
      say(text('added-to-loan', { names: created.name }), () => deleteEntity(loan.id, created.id));
      await refresh();
      await toLoan();
    } catch (error) {
      setProblem(error);
      setBusy(false);
    }
  };

  const errorOf = (field: string) => check.errorOf(field) ?? refusalFor(problem, field);
  const fields = { values, errorOf, disabled: refusal !== null };
  return (
    <EntityPage loan={loan} title="Add a person" kind="Person">
      <form className="grid gap-6" noValidate onSubmit={(event) => void submit(event)}>
        {refusal && <EntityNotice>{refusal}.</EntityNotice>}
        <EntityFields {...fields} entityType="INDIVIDUAL" onChange={setValues} />
        <FormSection title="Driver’s license">
          <LicenceFields
            {...fields}
            values={values.licence}
            onChange={(licence) => setValues({ ...values, licence })}
          />
        </FormSection>
        {problem !== null && <SaveProblem error={problem} />}
        <FormFooter
          busy={busy}
          disabledReason={refusal ?? (isBlank(values) ? 'Nothing entered yet' : null)}
          onCancel={() => void toLoan()}
        />
      </form>
      {guard.question}
    </EntityPage>
  );
}
