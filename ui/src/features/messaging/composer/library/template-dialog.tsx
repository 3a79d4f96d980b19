import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, Suspense, lazy, useState } from 'react';
import { useCurrentUser } from '@/api/current-user';
import {
  type MessageTemplate,
  changeMessageTemplate,
  createMessageTemplate,
  messageTemplatesQuery,
} from '@/api/messaging/compose';
import { messageFor } from '@/api/problem';
import { Field } from '@/components/form/field';
import { Input } from '@/components/form/input';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { CancelButton } from '@/components/window/cancel-button';
import { ChoiceDialog } from '@/components/window/choice-dialog';
import { Dialog } from '@/components/window/dialog';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';

const Editor = lazy(() => import('../editor/editor'));

interface TemplateDialogProps {
  /** The template to edit; null for a new one. */
  template: MessageTemplate | null;
  onClose: () => void;
}

/** Creates a message template, or replaces one after a confirmation. */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const client = useQueryClient();
  const { id: ownerId } = useCurrentUser();
  const [name, setName] = useState(template?.name ?? '');
  const [body, setBody] = useState(template?.body ?? '');
  const [failure, setFailure] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const question = template && rule('templateQuestion', { action: 'OVERRIDE', name: template.name });
  const keep = async () => {
    setAsking(false);
    try {
      const form = { name: name.trim(), body, ownerId };
      await (template
        ? changeMessageTemplate({ ...form, id: template.id })
        : createMessageTemplate({ ...form, id: null }));
      await client.invalidateQueries({ queryKey: messageTemplatesQuery.queryKey });
      onClose();
    } catch (error) {
      setFailure(messageFor(error));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (question) setAsking(true);
    else void keep();
  };
  return (
    <Dialog
      open
      width="md"
      unsaved={body !== (template?.body ?? '')}
      onOpenChange={(open) => !open && onClose()}
      title={template ? `Template “${template.name}”` : 'New template'}
      footer={
        <>
          <CancelButton />
          <Button look="primary" type="submit" form="message-template" disabled={name.trim() === ''}>
            {text('save')}
          </Button>
        </>
      }
    >
      <form id="message-template" onSubmit={submit} className="grid gap-4">
        <Field label="Name" required error={failure ?? undefined}>
          {(control) => (
            <Input {...control} maxLength={100} value={name} onChange={(event) => setName(event.target.value)} />
          )}
        </Field>
        <div className="flex min-h-48 flex-col overflow-hidden rounded-md border border-control">
          <Suspense fallback={<Skeleton className="m-3 h-40" />}>
            <Editor
              loanId=""
              label="Template text"
              placeholder="Dear {borrower}, …"
              body={() => template?.body ?? ''}
              revision={0}
              onType={(typed) => setBody(typed())}
              onFiles={() => undefined}
              find={() => []}
              onSend={() => undefined}
              invalid={false}
            />
          </Suspense>
        </div>
      </form>
      {asking && question && (
        <ChoiceDialog words={question} onConfirm={() => void keep()} onCancel={() => setAsking(false)} />
      )}
    </Dialog>
  );
}
