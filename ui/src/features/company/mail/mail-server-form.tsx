import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Problem, refusalFor, messageFor } from '@/api/problem';
import { Field } from '@/components/form/field';
import { Input } from '@/components/form/input';
import { Select } from '@/components/form/select';
import { Button } from '@/components/ui/button';
import { useUndoable } from '@/components/undo/use-undoable';
import { ConfirmDialog } from '@/components/window/confirm-dialog';
import {
  type MailServer,
  type MailSettings,
  mailServerQuery,
  putMailServer,
  removeMailServer,
  tryMailServer,
} from '../api';
import { canGoBack, withSecurity, securityOptions, typedServer } from './typed-server';

interface TextField {
  field: Exclude<keyof MailServer, 'security'>;
  label: string;
  hint?: string;
  type?: string;
}

const server: TextField[] = [
  { field: 'host', label: 'Server', hint: 'For example, mail.example.com' },
  { field: 'port', label: 'Port' },
];
const sender: TextField[] = [
  { field: 'fromAddress', label: 'From address', type: 'email' },
  { field: 'fromName', label: 'From name', hint: 'Usually your company name' },
];

/** The form for the mail server, which can be tested before it is saved. */
export function MailServerForm({ settings }: { settings: MailSettings }) {
  const form = useMailServer(settings);
  const { typed, set, errorOf } = form;
  const passwordSet = settings.server?.passwordSet ?? false;
  const login: TextField[] = [
    { field: 'userName', label: 'User name', hint: 'Leave blank if no sign-in is required' },
    {
      field: 'mailPassword',
      label: 'Password',
      type: 'password',
      ...(passwordSet && { hint: 'A password is saved and never shown. Leave blank to keep it' }),
    },
  ];
  const line = ({ field, label, hint, type }: TextField) => (
    <Field key={field} label={label} hint={hint} error={errorOf(field)} limit={{ field, text: typed[field] }}>
      {(control) => (
        <Input
          {...control}
          type={type ?? 'text'}
          autoComplete={field === 'mailPassword' ? 'new-password' : 'off'}
          inputMode={field === 'port' ? 'numeric' : undefined}
          value={typed[field]}
          onChange={(event) => set({ ...typed, [field]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <form noValidate className="grid gap-4" onSubmit={form.submit}>
      {server.map(line)}
      <Field label="Security">
        {(control) => (
          <Select
            {...control}
            value={typed.security}
            options={securityOptions}
            onValueChange={(security) => set(withSecurity(typed, security))}
          />
        )}
      </Field>
      {login.map(line)}
      {sender.map(line)}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" busy={form.busy === 'save'}>
          Save mail server
        </Button>
        <Button busy={form.busy === 'try'} onClick={() => void form.test()}>
          Send a test message to yourself
        </Button>
      </div>
      <p role="status" className="text-pretty empty:hidden">
        {form.said}
      </p>
      <ConfirmDialog
        open={form.asking}
        onOpenChange={form.setAsking}
        title="Replace the mail server?"
        description="The saved password is deleted. To go back, you’d have to enter it again."
        confirmLabel="Replace server"
        busy={form.busy === 'save'}
        onConfirm={() => void form.save()}
      />
    </form>
  );
}

function useMailServer(settings: MailSettings) {
  const cache = useQueryClient();
  const { run } = useUndoable();
  const [typed, setTyped] = useState(() => typedServer(settings));
  const [problem, setProblem] = useState<unknown>(null);
  const [said, setSaid] = useState<string>();
  const [busy, setBusy] = useState<'save' | 'try' | null>(null);
  const [asking, setAsking] = useState(false);

  const keep = (now: MailSettings) => cache.setQueryData(mailServerQuery.queryKey, now);
  const set = (next: MailServer) => {
    setTyped(next);
    setProblem(null);
    setSaid(undefined);
  };
  const save = async () => {
    setBusy('save');
    setAsking(false);
    const done = await run<MailSettings>({
      call: async () => {
        const answered = await putMailServer(settings, typed);
        const back = () => (settings.server ? putMailServer(answered, typedServer(settings)) : removeMailServer());
        return { answered, undo: canGoBack(settings, typed) ? async () => keep(await back()) : undefined };
      },
      words: 'Mail server saved',
      failed: (error) => {
        setProblem(error);
        return messageFor(error);
      },
    });
    setBusy(null);
    if (done) keep(done.answered);
  };
  const test = async () => {
    setBusy('try');
    try {
      setSaid((await tryMailServer(typed)).said);
    } catch (error) {
      setProblem(error);
      // Errors of a field are shown next to it.
      setSaid(error instanceof Problem && error.violations.length > 0 ? undefined : messageFor(error));
    }
    setBusy(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canGoBack(settings, typed)) void save();
    else setAsking(true);
  };
  return {
    typed,
    set,
    save,
    test,
    submit,
    said,
    busy,
    asking,
    setAsking,
    errorOf: (field: string) => refusalFor(problem, field),
  };
}
