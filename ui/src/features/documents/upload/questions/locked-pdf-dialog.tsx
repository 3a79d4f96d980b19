import { type FormEvent, useState } from 'react';
import { toast } from 'sonner';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/window/dialog';
import { text } from '@/rules/text';
import { PasswordField } from '../../pdf/password-field';
import { unlockPdf } from '../../queue/unlock-file';
import { type LockedPdf, useLockedPdf } from '../../queue/questions/locked-pdfs';

/** Asks for the password of a PDF being uploaded, one PDF at a time. */
export function LockedPdfDialog() {
  const locked = useLockedPdf();
  return locked ? <UnlockForm key={`${locked.asked.name} ${locked.asked.lastModified}`} locked={locked} /> : null;
}

function UnlockForm({ locked: { asked: file, goOn, cancel } }: { locked: LockedPdf }) {
  const [password, setPassword] = useState('');
  const [message, setMessage] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const opened = await unlockPdf(file, password);
    setBusy(false);
    if (opened.file) goOn(opened.file);
    else {
      setMessage(opened.message);
      toast.error(opened.message);
    }
  };

  const leave = () => {
    cancel();
    toast(text('file-upload-cancelled'));
  };

  return (
    <Dialog
      open
      onOpenChange={leave}
      title="This PDF is password protected"
      description={`Enter its password to upload “${file.name}” unlocked, so it can be read here. The password isn’t saved.`}
      footer={
        <>
          <Button onClick={() => goOn(file)}>Upload as it is</Button>
          <Button look="primary" type="submit" form="unlock-pdf" busy={busy} disabled={password === ''}>
            Unlock and upload
          </Button>
        </>
      }
    >
      <form id="unlock-pdf" onSubmit={(event) => void submit(event)}>
        <PasswordField
          error={message}
          autoFocus
          value={password}
          onType={(typed) => {
            setPassword(typed);
            setMessage(null);
          }}
        />
      </form>
    </Dialog>
  );
}
