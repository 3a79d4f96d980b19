import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { refusalFor, messageFor } from '@/api/problem';
import { Checkbox } from '@/components/form/checkbox';
import { Field } from '@/components/form/field';
import { Input } from '@/components/form/input';
import { Switch } from '@/components/form/switch';
import { Button } from '@/components/ui/button';
import { useUndoable } from '@/components/undo/use-undoable';
import { rule } from '@/rules/rule';
import { type ReminderSettings, type ReminderPolicy, putReminderPolicy, reminderSettingsQuery } from '../api';
import { type Interval, type TypedPolicy, policyOf, typedPolicy, wrongDatesIn } from '../typed-policy';

const intervals: { field: Interval; label: string }[] = [
  { field: 'daysBefore', label: 'Days before the due date' },
  { field: 'daysAfter', label: 'After the due date, every … days' },
  { field: 'daysWithoutDate', label: 'Without a due date, every … days' },
];

/** The form for the reminder policy, with a preview in words. */
export function ReminderPolicyForm({ settings }: { settings: ReminderSettings }) {
  const [typed, setTyped] = useState(() => typedPolicy(settings.policy));
  const set = (part: Partial<TypedPolicy>) => setTyped({ ...typed, ...part });
  const { save, busy, problem } = usePolicyChange(settings);
  const policy = policyOf(typed);
  const violations = rule('checkReminderPolicy', policy);
  const [wrongDate] = wrongDatesIn(typed.skippedDays);
  const errorOf = (field: string) =>
    violations.find((violation) => violation.field === field)?.message ?? refusalFor(problem, field);
  const digits = (value: string) => value.replace(/\D/g, '').slice(0, 3);
  const number = (field: Interval | 'most', label: string, hint?: string) => (
    <Field key={field} label={label} hint={hint} error={errorOf(field)}>
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          value={typed[field]}
          onChange={({ target }) => set({ [field]: digits(target.value) })}
        />
      )}
    </Field>
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (violations.length === 0 && !wrongDate) void save(policy);
  };
  return (
    <form noValidate className="grid max-w-3xl gap-4" onSubmit={submit}>
      <label className="flex w-fit items-center gap-2.5 font-medium">
        <Switch checked={typed.on} onCheckedChange={(on) => set({ on })} />
        Remind people automatically
      </label>
      <div className="grid gap-4 sm:grid-cols-2">
        {intervals.map(({ field, label }) => number(field, label, 'Leave blank for no such reminders'))}
        {number('most', 'At most, for each request')}
      </div>
      <Choice checked={typed.onDueDate} onChange={(onDueDate) => set({ onDueDate })}>
        Also on the due date
      </Choice>
      <Choice checked={typed.skipWeekends} onChange={(skipWeekends) => set({ skipWeekends })}>
        Not on weekends
      </Choice>
      <Field
        label="Days without reminders"
        hint="Such as holidays, as 2026-12-25, separated by commas"
        error={wrongDate ? `“${wrongDate}” isn’t a date like 2026-12-25` : errorOf('skippedDays')}
      >
        {(control) => (
          <Input {...control} value={typed.skippedDays} onChange={({ target }) => set({ skippedDays: target.value })} />
        )}
      </Field>
      <p role="status" className="rounded-md bg-sunken px-3 py-2.5 text-pretty">
        {rule('reminderPolicyWords', policy)}
      </p>
      <Button type="submit" className="justify-self-start" busy={busy}>
        Save reminders
      </Button>
    </form>
  );
}

interface ChoiceProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

function Choice({ checked, onChange, children }: ChoiceProps) {
  return (
    <label className="flex w-fit items-center gap-2.5">
      <Checkbox checked={checked} onCheckedChange={(next) => onChange(next === true)} />
      {children}
    </label>
  );
}

function usePolicyChange(settings: ReminderSettings) {
  const cache = useQueryClient();
  const { run } = useUndoable();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const keep = (now: ReminderSettings) => cache.setQueryData(reminderSettingsQuery.queryKey, now);
  const save = async (policy: ReminderPolicy) => {
    setBusy(true);
    setProblem(null);
    const done = await run<ReminderSettings>({
      call: async () => {
        const answered = await putReminderPolicy(settings, policy);
        return {
          answered,
          undo: async () => keep(await putReminderPolicy(answered, settings.policy)),
        };
      },
      words: 'Reminders saved',
      failed: (error) => {
        setProblem(error);
        return messageFor(error);
      },
    });
    setBusy(false);
    if (done) keep(done.answered);
  };
  return { save, busy, problem };
}
