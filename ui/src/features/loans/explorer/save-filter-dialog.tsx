import { type FormEvent, useState } from 'react';
import { Field } from '@/components/form/field';
import { Input } from '@/components/form/input';
import { Button } from '@/components/ui/button';
import { CancelButton } from '@/components/window/cancel-button';
import { Dialog } from '@/components/window/dialog';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';

interface SaveFilterDialogProps {
  /** Names already in use. */
  taken: readonly string[];
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of the filter to save. */
export function SaveFilterDialog({ taken, onSave, onClose }: SaveFilterDialogProps) {
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const wanted = name.trim();
  const inUse = taken.includes(wanted) ? 'You already have a filter with that name' : undefined;
  const refused = rule('checkName', { field: 'filterName', name: wanted })[0]?.message;
  const error = wanted === '' ? 'Enter a filter name' : (refused ?? inUse);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!error) onSave(wanted);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Save this filter"
      description="Saves the search words, statuses and sort order. Only you can see it."
      footer={
        <>
          <CancelButton />
          <Button look="primary" type="submit" form="save-filter">
            {text('save')}
          </Button>
        </>
      }
    >
      <form id="save-filter" onSubmit={save}>
        <Field label="Name" error={tried ? error : undefined} limit={{ field: 'filterName', text: name }}>
          {(control) => <Input {...control} autoFocus value={name} onChange={(event) => setName(event.target.value)} />}
        </Field>
      </form>
    </Dialog>
  );
}
