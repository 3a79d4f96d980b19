import { useQueryClient } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { toast } from 'sonner';
import { keys } from '@/api/keys';
import { refusalFor, messageFor } from '@/api/problem';
import { Field } from '@/components/form/field';
import { Input } from '@/components/form/input';
import { Select } from '@/components/form/select';
import { Textarea } from '@/components/form/textarea';
import { useFormCheck } from '@/components/form/use-form-check';
import { Button } from '@/components/ui/button';
import { useConfirmedClose } from '@/components/window/use-confirmed-close';
import { isDeepEqual } from '@/lib/is-deep-equal';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { recordReport } from '../api';
import { type ReportValues, blankReport, toReportEntry, outcomes, valuesOfFile, violationsOf } from '../report-values';

interface RecordReportProps {
  loanId: string;
  userId: string;
  individualId: string;
  onClose: () => void;
}

/** Records a credit report that a lender has on paper or in a file. The author is stored. */
export function RecordReport({ loanId, userId, individualId, onClose }: RecordReportProps) {
  const cache = useQueryClient();
  const [values, setValues] = useState(blankReport);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const check = useFormCheck(values, blankReport, violationsOf);
  const failed = rule('creditReport', { softCreditStatus: values.softCreditStatus }).error;
  const refused = (field: string) => refusalFor(problem, field);
  const leaving = useConfirmedClose(() => !isDeepEqual(values, blankReport), onClose);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    check.showAll();
    if (check.violations.length > 0) return;
    setBusy(true);
    try {
      await recordReport(loanId, individualId, toReportEntry(values));
      await cache.invalidateQueries({ queryKey: keys.card(loanId, userId) });
      toast.success('Credit report recorded');
      onClose();
    } catch (error) {
      setProblem(error);
      setBusy(false);
    }
  };
  return (
    <form
      noValidate
      aria-label="Record a credit report"
      className="mt-3 grid gap-4 rounded-md bg-sunken p-4"
      onSubmit={(event) => void submit(event)}
    >
      <ImportButton onRead={setValues} />
      <Field label="Result">
        {({ id }) => (
          <Select
            id={id}
            value={values.softCreditStatus}
            options={outcomes}
            onValueChange={(softCreditStatus) => setValues({ ...values, softCreditStatus })}
          />
        )}
      </Field>
      {failed ? (
        <Field
          label="What went wrong"
          error={check.errorOf('description') ?? refused('description')}
          limit={{ field: 'failure', text: values.description }}
        >
          {(control) => (
            <Textarea
              {...control}
              value={values.description}
              onChange={(event) => setValues({ ...values, description: event.target.value })}
            />
          )}
        </Field>
      ) : (
        <Field label="Score" hint="300 to 850" error={check.errorOf('score') ?? refused('score')}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              className="w-32 tabular-nums"
              value={values.score}
              onChange={(event) => setValues({ ...values, score: event.target.value })}
            />
          )}
        </Field>
      )}
      {problem !== null && !refused('score') && !refused('description') && (
        <p role="alert" className="text-[13px] text-bad">
          {messageFor(problem)}
        </p>
      )}
      <div className="flex gap-2">
        <Button look="primary" type="submit" busy={busy}>
          {text('save')}
        </Button>
        <Button onClick={leaving.close}>{text('cancel')}</Button>
      </div>
      {leaving.question}
    </form>
  );
}

/** Fills the form from a file. */
function ImportButton({ onRead }: { onRead: (values: ReportValues) => void }) {
  const picker = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const content = await target.files?.[0]?.text();
    target.value = '';
    if (content === undefined) return;
    const { report, violations } = rule('readReport', { content });
    setProblem(violations[0]?.message);
    if (report) onRead(valuesOfFile(report));
  };
  return (
    <div className="grid gap-1.5">
      <Button size="sm" className="w-fit" onClick={() => picker.current?.click()}>
        <FileUp aria-hidden /> Import from a file
      </Button>
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        aria-label="File with a credit report"
        className="hidden"
        onChange={(event) => void read(event)}
      />
      <p className="text-[13px] text-faint">{problem ?? 'A JSON file with a creditScore, or with what went wrong.'}</p>
    </div>
  );
}
