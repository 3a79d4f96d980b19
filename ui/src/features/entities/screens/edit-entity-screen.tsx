import { useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { paths } from '@/address/paths';
import type { Loan } from '@/api/models';
import { FormFooter } from '@/components/form/form-footer';
import { useLeaveGuard } from '@/components/window/use-leave-guard';
import { entityTypeFacts } from '@/rules/facts';
import type { LoanEntity } from '../api';
import { EntityFields, FormSection } from '../components/entity-form';
import { EntityNotice, SaveProblem } from '../components/entity-notice';
import { EntityPage } from '../components/entity-page';
import { LicenceFields } from '../components/licence-fields';
import { editingRefusal } from '../editing-refusal';
import { kindOf } from '../entity-kinds';
import { useEntityForm } from '../use-entity-form';

/** Edits an asset, a company, a trust or a person on a loan. */
export function EditEntityScreen({ loan, entity }: { loan: Loan; entity: LoanEntity }) {
  const navigate = useNavigate();
  const toLoan = () => navigate({ to: paths.loan, params: { loanId: loan.id } });
  const form = useEntityForm(loan.id, entity, () => {
    guard.release();
    void toLoan();
  });
  const guard = useLeaveGuard(form.dirty);
  const refusal = editingRefusal(loan, entity.entityType);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  const { errorOf } = form;
  return (
    <EntityPage loan={loan} title={entity.name} kind={kindOf(entity.entityType).words}>
      <form className="grid gap-6" noValidate onSubmit={submit}>
        {refusal && <EntityNotice>{refusal}. You can look at everything you may see.</EntityNotice>}
        <EntityFields
          entityType={entity.entityType}
          values={form.values}
          errorOf={errorOf}
          disabled={refusal !== null}
          onChange={form.setValues}
        />
        {entityTypeFacts[entity.entityType].person && (
          <FormSection title="Driver’s license">
            {entity.mostRecentDriversLicenseInformation?.visible === false ? (
              <EntityNotice>
                You don’t have permission to see driver’s licenses. A lead lender can grant it.
              </EntityNotice>
            ) : (
              <LicenceFields
                values={form.values.licence}
                errorOf={errorOf}
                masked={form.masked ? { reveal: () => void form.reveal(), revealing: form.busy === 'revealing' } : null}
                disabled={refusal !== null}
                onChange={(licence) => form.setValues({ ...form.values, licence })}
              />
            )}
          </FormSection>
        )}
        {form.problem && <SaveProblem {...form.problem} />}
        <FormFooter
          busy={form.busy === 'saving'}
          disabledReason={refusal ?? (form.dirty ? null : 'No changes yet')}
          onCancel={() => void toLoan()}
        />
      </form>
      {guard.question}
    </EntityPage>
  );
}
