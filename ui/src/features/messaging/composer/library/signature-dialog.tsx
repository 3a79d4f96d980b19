import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, Suspense, lazy, useState } from 'react';
import { toast } from 'sonner';
import { useCurrentUser } from '@/api/current-user';
import { keys } from '@/api/keys';
import { type Signature, deleteSignature, saveSignature, signaturesQuery } from '@/api/messaging/compose';
import { Checkbox } from '@/components/form/checkbox';
import { Field } from '@/components/form/field';
import { Input } from '@/components/form/input';
import { Select } from '@/components/form/select';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { CancelButton } from '@/components/window/cancel-button';
import { ConfirmDialog } from '@/components/window/confirm-dialog';
import { Dialog } from '@/components/window/dialog';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';

const Editor = lazy(() => import('../editor/editor'));

interface SignatureDialogProps {
  companyId: string;
  /** Inserts a signature into the open message. */
  onUse?: ((body: string) => void) | undefined;
  /** The initial signature; null for a new one. */
  startAt?: string | null;
  onClose: () => void;
}

const FRESH = 'new';

/** The user's signatures: create, edit, set as default, insert into a message. */
export function SignatureDialog({ companyId, onUse, startAt, onClose }: SignatureDialogProps) {
  const { id: userId } = useCurrentUser();
  const { data } = useQuery(signaturesQuery(userId, companyId));
  const [chosen, setChosen] = useState<string | null>(startAt === null ? FRESH : (startAt ?? null));
  const signatures = data ?? [];
  const id = chosen ?? signatures[0]?.id ?? FRESH;
  const signature = signatures.find((each) => each.id === id);
  const options = [
    ...signatures.map(({ id: value, name }) => ({ value, label: name })),
    { value: FRESH, label: 'New signature' },
  ];
  if (!data) {
    return (
      <Dialog open onOpenChange={onClose} title="Signature">
        <Skeleton className="h-56" />
      </Dialog>
    );
  }
  return (
    <SignatureForm
      key={id}
      companyId={companyId}
      signature={signature}
      all={signatures}
      chooser={
        signatures.length > 0 && <Select label="Signature" value={id} options={options} onValueChange={setChosen} />
      }
      onUse={onUse}
      onSaved={setChosen}
      onClose={onClose}
    />
  );
}

interface SignatureFormProps extends SignatureDialogProps {
  signature: Signature | undefined;
  all: readonly Signature[];
  chooser: React.ReactNode;
  onSaved: (id: string) => void;
}

function SignatureForm({ companyId, signature, all, chooser, onUse, onSaved, onClose }: SignatureFormProps) {
  const client = useQueryClient();
  const [id] = useState(() => signature?.id ?? crypto.randomUUID());
  const [name, setName] = useState(signature?.name ?? '');
  const [body, setBody] = useState(signature?.body ?? '');
  const marked = rule('newMessageSignature', { signatures: [...all] });
  const [used, setUsed] = useState(signature ? marked === signature.id : all.length === 0);
  const [busy, setBusy] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const refresh = () => client.invalidateQueries({ queryKey: keys.signatures(companyId) });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setBusy(true);
    const after = rule('markSignature', {
      signatures: [...all.filter((each) => each.id !== id), { id, usedIns: signature?.usedIns ?? [] }],
      signatureId: id,
      used,
    });
    const usedIns = after.find((each) => each.id === id)?.usedIns ?? [];
    try {
      await saveSignature(id, { name: name.trim() || 'Signature', body, usedIns });
      await refresh();
      onSaved(id);
      if (onUse) onUse(body);
      onClose();
    } catch {
      toast.error(text('signature-save-failed'));
      setBusy(false);
    }
  };
  const remove = async () => {
    await deleteSignature(id).catch(() => toast.error(text('signature-save-failed')));
    await refresh();
    onClose();
  };
  return (
    <Dialog
      open
      width="md"
      unsaved={body !== (signature?.body ?? '')}
      onOpenChange={(open) => !open && onClose()}
      title="Signature"
      footer={
        <>
          {signature && (
            <Button look="quiet" className="mr-auto" onClick={() => setDeleting(true)}>
              {text('delete')}
            </Button>
          )}
          <CancelButton />
          <Button look="primary" type="submit" form="signature-form" busy={busy}>
            {onUse ? 'Save and use' : text('save')}
          </Button>
        </>
      }
    >
      <form id="signature-form" onSubmit={(event) => void save(event)} className="grid gap-4">
        {chooser}
        <Field label="Name">
          {(control) => (
            <Input {...control} maxLength={100} value={name} onChange={(event) => setName(event.target.value)} />
          )}
        </Field>
        <div className="flex min-h-40 flex-col overflow-hidden rounded-md border border-control">
          <Suspense fallback={<Skeleton className="m-3 h-32" />}>
            <Editor
              loanId=""
              label="Signature text"
              placeholder="Your name, title and contact details"
              body={() => signature?.body ?? ''}
              revision={0}
              onType={(typed) => setBody(typed())}
              onFiles={() => undefined}
              find={() => []}
              onSend={() => undefined}
              invalid={false}
            />
          </Suspense>
        </div>
        <label className="flex min-h-9 items-center gap-2.5">
          <Checkbox checked={used} onCheckedChange={(ticked) => setUsed(ticked === true)} />
          Use for new messages
        </label>
      </form>
      {deleting && (
        <ConfirmDialog
          open
          danger
          onOpenChange={setDeleting}
          title={`Delete signature “${signature?.name}”?`}
          description="Sent messages keep it. This can’t be undone."
          confirmLabel={text('delete')}
          onConfirm={() => void remove()}
        />
      )}
    </Dialog>
  );
}
