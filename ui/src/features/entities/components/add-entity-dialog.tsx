import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { keys } from '@/api/keys';
import { paths } from '@/address/paths';
import { messageFor } from '@/api/problem';
import { Field } from '@/components/form/field';
import { Input } from '@/components/form/input';
import { useFormCheck } from '@/components/form/use-form-check';
import { Button } from '@/components/ui/button';
import { CancelButton } from '@/components/window/cancel-button';
import { Dialog } from '@/components/window/dialog';
import { useUndoable } from '@/components/undo/use-undoable';
import { text } from '@/rules/text';
import { type EntityType, createEntity, deleteEntity } from '../api';
import { entityEditLink } from '../entity-edit-link';
import { kindOf } from '../entity-kinds';
import { blankEntity, bodyOf, violationsOf } from '../entity-values';

interface AddEntityDialogProps {
  loanId: string;
  entityType: EntityType;
  onClose: () => void;
}

/** Asks for the name of a new entity, then opens its page for the rest. */
export function AddEntityDialog({ loanId, entityType, onClose }: AddEntityDialogProps) {
  const { say, refresh } = useUndoable(keys.entities(loanId));
  const navigate = useNavigate();
  const [values, setValues] = useState(blankEntity);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const check = useFormCheck(values, blankEntity, violationsOf);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    check.showAll();
    if (check.violations.length > 0) return;
    setBusy(true);
    try {
      const created = await createEntity(loanId, entityType, bodyOf(values));
      await refresh();
      say(text('added-to-loan', { names: created.name }), async () => {
        await deleteEntity(loanId, created.id);
        // Undo deletes the entity's page, which the person may still be on.
        await navigate({ to: paths.loan, params: { loanId } });
      });
      onClose();
      const link = entityEditLink(loanId, created);
      if (link) await navigate(link);
    } catch (error) {
      setProblem(messageFor(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Add ${kindOf(entityType).words.toLowerCase()}`}
      description="Add other details on the next page."
      footer={
        <>
          <CancelButton />
          <Button look="primary" type="submit" form="new-entity" busy={busy}>
            Add and continue
          </Button>
        </>
      }
    >
      <form id="new-entity" noValidate onSubmit={(event) => void submit(event)}>
        <Field label="Name" error={check.errorOf('name') ?? problem} limit={{ field: 'name', text: values.name }}>
          {(control) => (
            <Input
              {...control}
              autoFocus
              autoComplete="off"
              value={values.name}
              onChange={(event) => setValues({ ...values, name: event.target.value })}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
