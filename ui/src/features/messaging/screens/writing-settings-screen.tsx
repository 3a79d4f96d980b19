import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { useCurrentUser } from '@/api/current-user';
import {
  type MessageTemplate,
  type Signature,
  deleteMessageTemplate,
  messageTemplatesQuery,
  signaturesQuery,
} from '@/api/messaging/compose';
import { messageFor } from '@/api/problem';
import { Page } from '@/components/layout/page';
import { usePageTitle } from '@/components/layout/use-page-title';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Skeleton } from '@/components/ui/skeleton';
import { ChoiceDialog } from '@/components/window/choice-dialog';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { SignatureDialog } from '../composer/library/signature-dialog';
import { TemplateDialog } from '../composer/library/template-dialog';

/** The user's signatures and message templates. */
export function WritingSettingsScreen() {
  usePageTitle('Signatures and message templates');
  const { company, id } = useCurrentUser();
  return (
    <Page title="Signatures and message templates" measure="form">
      {company && <Signatures userId={id} companyId={company.id} />}
      <Templates />
    </Page>
  );
}

function Signatures({ userId, companyId }: { userId: string; companyId: string }) {
  const { data } = useQuery(signaturesQuery(userId, companyId));
  const [open, setOpen] = useState<Signature | 'new' | null>(null);
  const marked = rule('newMessageSignature', { signatures: data ?? [] });
  return (
    <section aria-labelledby="signatures" className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line py-7">
      <SettingsHeader
        id="signatures"
        title="Signatures"
        about="Added below your messages. One of them is used for new messages."
      >
        <Button size="sm" onClick={() => setOpen('new')}>
          <Plus aria-hidden /> New signature
        </Button>
      </SettingsHeader>
      {!data && <Skeleton className="h-12" />}
      {data?.length === 0 && <p className="text-muted">No signatures yet.</p>}
      <ul className="divide-y divide-line">
        {data?.map((signature) => (
          <SettingsLine key={signature.id} name={signature.name} body={signature.body}>
            {marked === signature.id && <Badge tone="accent">New messages</Badge>}
            <IconButton label={`Edit ${signature.name}`} onClick={() => setOpen(signature)}>
              <Pencil />
            </IconButton>
          </SettingsLine>
        ))}
      </ul>
      {open && (
        <SignatureDialog
          companyId={companyId}
          startAt={open === 'new' ? null : open.id}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}

function Templates() {
  const client = useQueryClient();
  const { data } = useQuery(messageTemplatesQuery);
  const [open, setOpen] = useState<MessageTemplate | 'new' | null>(null);
  const [deleted, setDeleted] = useState<MessageTemplate | null>(null);
  const question = deleted && rule('templateQuestion', { action: 'DELETE', name: deleted.name });
  const remove = async ({ id }: MessageTemplate) => {
    setDeleted(null);
    await deleteMessageTemplate(id).catch((error: unknown) => toast.error(messageFor(error)));
    await client.invalidateQueries({ queryKey: messageTemplatesQuery.queryKey });
  };
  return (
    <section
      aria-labelledby="message-templates"
      className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line py-7"
    >
      <SettingsHeader
        id="message-templates"
        title="Message templates"
        about="Texts you use often. {borrower}, {loan} and {lender} are filled in when you use one."
      >
        <Button size="sm" onClick={() => setOpen('new')}>
          <Plus aria-hidden /> New template
        </Button>
      </SettingsHeader>
      {!data && <Skeleton className="h-12" />}
      {data?.length === 0 && <p className="text-muted">{text('no-saved-templates')}</p>}
      <ul className="divide-y divide-line">
        {data?.map((template) => (
          <SettingsLine key={template.id} name={template.name} body={template.body}>
            <IconButton label={`Edit ${template.name}`} onClick={() => setOpen(template)}>
              <Pencil />
            </IconButton>
            <IconButton label={`Delete ${template.name}`} onClick={() => setDeleted(template)}>
              <Trash2 />
            </IconButton>
          </SettingsLine>
        ))}
      </ul>
      {open && <TemplateDialog template={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
      {deleted && question && (
        <ChoiceDialog words={question} onConfirm={() => void remove(deleted)} onCancel={() => setDeleted(null)} />
      )}
    </section>
  );
}

interface SettingsHeaderProps {
  id: string;
  title: string;
  about: string;
  children: React.ReactNode;
}

function SettingsHeader({ id, title, about, children }: SettingsHeaderProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0 grow basis-64">
        <h2 id={id} className="text-base font-semibold">
          {title}
        </h2>
        <p className="mt-1 text-pretty text-muted">{about}</p>
      </div>
      {children}
    </div>
  );
}

function SettingsLine({ name, body, children }: { name: string; body: string; children: React.ReactNode }) {
  return (
    <li className="flex min-h-14 items-center gap-2 py-2">
      <div className="min-w-0 grow">
        <p className="truncate font-medium">{name}</p>
        <p className="truncate text-[13px] text-muted">{rule('textPreview', { body })}</p>
      </div>
      {children}
    </li>
  );
}
