import { Copy } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { messageFor } from '@/api/problem';
import { Field } from '@/components/form/field';
import { Input } from '@/components/form/input';
import { Button } from '@/components/ui/button';
import { CancelButton } from '@/components/window/cancel-button';
import { Dialog } from '@/components/window/dialog';
import { text } from '@/rules/text';

interface InvitationLinkDialogProps {
  /** The name of the invited person. */
  name: string;
  /** Creates a new link; earlier ones stop working. */
  makeLink: () => Promise<{ link: string }>;
  onClose: () => void;
}

async function copyLink(link: string) {
  try {
    await navigator.clipboard.writeText(link);
    toast.success('Invitation link copied');
  } catch {
    toast.error('The browser blocked access to the clipboard. Select the link and copy it.');
  }
}

/** Creates an invitation link for the lender to share, and shows it until the window closes. */
export function InvitationLinkDialog({ name, makeLink, onClose }: InvitationLinkDialogProps) {
  const [link, setLink] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const make = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const made = await makeLink();
      setLink(made.link);
      await copyLink(made.link);
    } catch (error) {
      setProblem(error);
    }
    setBusy(false);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Invitation link for ${name}`}
      description={`Anyone who opens this link can join as ${name}, so don’t share it with anyone else. Earlier links stop working. No email is sent.`}
      footer={
        <>
          <CancelButton>{link === null ? undefined : text('tasks-done')}</CancelButton>
          {link === null ? (
            <Button look="primary" busy={busy} onClick={() => void make()}>
              <Copy aria-hidden /> Copy link
            </Button>
          ) : (
            <Button look="primary" onClick={() => void copyLink(link)}>
              <Copy aria-hidden /> Copy again
            </Button>
          )}
        </>
      }
    >
      {link !== null && (
        <Field label="Link">
          {(control) => <Input {...control} readOnly value={link} onFocus={({ target }) => target.select()} />}
        </Field>
      )}
      {problem !== null && (
        <p role="alert" className="text-[13px] text-bad">
          {messageFor(problem)}
        </p>
      )}
    </Dialog>
  );
}
