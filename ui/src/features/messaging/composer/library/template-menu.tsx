import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FileStack, Save, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { toast } from 'sonner';
import { useCurrentUser } from '@/api/current-user';
import { loanQuery } from '@/api/loan';
import {
  type MessageTemplate,
  changeMessageTemplate,
  createMessageTemplate,
  deleteMessageTemplate,
  messageTemplatesQuery,
} from '@/api/messaging/compose';
import { messageFor } from '@/api/problem';
import { queryClient } from '@/api/query-client';
import { Menu, MenuContent, MenuItem, MenuLabel, MenuSeparator, MenuTrigger } from '@/components/floating/menu';
import { Field } from '@/components/form/field';
import { Input } from '@/components/form/input';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { CancelButton } from '@/components/window/cancel-button';
import { ChoiceDialog } from '@/components/window/choice-dialog';
import { Dialog } from '@/components/window/dialog';
import { roleFacts } from '@/rules/facts';
import { type TemplateAction, rule } from '@/rules/rule';
import { text } from '@/rules/text';
import type { MessageComposition } from '../form/composition';

/** A pending action on a template, after its confirmation. */
interface OpenTemplateAction {
  action: TemplateAction;
  template: MessageTemplate;
}

/** Message templates: insert one, save the message as one, replace or delete one. */
export function TemplateMenu({ composition }: { composition: MessageComposition }) {
  const client = useQueryClient();
  const { data } = useQuery(messageTemplatesQuery);
  const templates = data ?? [];
  const [naming, setNaming] = useState(false);
  const [doing, setDoing] = useState<OpenTemplateAction | null>(null);
  const { run } = useTemplates();
  const { id: ownerId } = useCurrentUser();
  const insert = async ({ body }: MessageTemplate) => {
    const { loanId } = composition.snapshot();
    const filled = await fillTemplate(body, loanId);
    // Keeps text typed while the placeholders were filled in.
    composition.patch({ body: `${filled}${composition.snapshot().body}` });
    composition.focusText();
  };
  const save = async (name: string) => {
    setNaming(false);
    const { body } = composition.snapshot();
    const known = await client.ensureQueryData(messageTemplatesQuery).catch((error: unknown) => {
      toast.error(messageFor(error));
      return null;
    });
    // Without the templates it isn't known whether the name is taken.
    if (!known) return;
    const same = known.find((each) => each.name.trim().toLowerCase() === name.trim().toLowerCase());
    if (same) return setDoing({ action: 'OVERRIDE', template: { ...same, body } });
    void run({ action: 'CREATE', template: { id: '', name: name.trim(), body, ownerId } });
  };
  const question = doing && rule('templateQuestion', { action: doing.action, name: doing.template.name });
  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <IconButton label="Templates">
            <FileStack />
          </IconButton>
        </MenuTrigger>
        <MenuContent align="start" side="top" className="max-w-72">
          <MenuLabel>Templates</MenuLabel>
          {data?.length === 0 && <p className="px-2 py-1.5 text-muted">{text('no-saved-templates')}</p>}
          {templates.map((template) => (
            <MenuItem key={template.id} onSelect={() => void insert(template)}>
              <span className="min-w-0 truncate">{template.name}</span>
            </MenuItem>
          ))}
          <MenuSeparator />
          <MenuItem onSelect={() => setNaming(true)}>
            <Save aria-hidden /> Save as a template…
          </MenuItem>
          {templates.map((template) => (
            <MenuItem key={template.id} danger onSelect={() => setDoing({ action: 'DELETE', template })}>
              <Trash2 aria-hidden /> <span className="min-w-0 truncate">Delete “{template.name}”</span>
            </MenuItem>
          ))}
        </MenuContent>
      </Menu>
      {naming && <NameDialog onName={(name) => void save(name)} onClose={() => setNaming(false)} />}
      {doing && question && (
        <ChoiceDialog
          words={question}
          onConfirm={() => {
            setDoing(null);
            void run(doing);
          }}
          onCancel={() => setDoing(null)}
        />
      )}
    </>
  );
}

/** The actions on templates; failures are silent (TMPL-04), and the list shows the server's state. */
function useTemplates() {
  const client = useQueryClient();
  const calls: Record<TemplateAction, (template: MessageTemplate) => Promise<unknown>> = {
    CREATE: ({ name, body, ownerId }) => createMessageTemplate({ name, body, ownerId, id: null }),
    OVERRIDE: changeMessageTemplate,
    DELETE: ({ id }) => deleteMessageTemplate(id),
  };
  const run = async ({ action, template }: OpenTemplateAction) => {
    await calls[action](template).catch(() => undefined);
    await client.invalidateQueries({ queryKey: messageTemplatesQuery.queryKey });
  };
  return { run };
}

function NameDialog({ onName, onClose }: { onName: (name: string) => void; onClose: () => void }) {
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (name.trim()) onName(name);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Save as a template"
      description="Saves the text of this message for reuse. {borrower}, {loan} and {lender} are filled in when you use it."
      footer={
        <>
          <CancelButton />
          <Button look="primary" type="submit" form="template-name" disabled={name.trim() === ''}>
            {text('save')}
          </Button>
        </>
      }
    >
      <form id="template-name" onSubmit={submit}>
        <Field label="Name" required>
          {(control) => (
            <Input
              {...control}
              autoFocus
              maxLength={100}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}

const escapeHtml = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Returns a template with {borrower}, {loan} and {lender} filled in. */
async function fillTemplate(body: string, loanId: string): Promise<string> {
  const loan = await queryClient.ensureQueryData(loanQuery(loanId)).catch(() => null);
  if (!loan) return body;
  const lead = loan.loanRoles.find(({ role }) => roleFacts[role].leadBorrower);
  const values: Record<string, string | undefined> = {
    borrower: lead && rule('displayName', lead.user),
    loan: loan.name,
    lender: loan.lender.name,
  };
  return body.replaceAll(/\{(borrower|loan|lender)\}/g, (as, name: string) => escapeHtml(values[name] ?? as));
}
