import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { toast } from 'sonner';
import { elementsQuery } from '@/api/elements';
import { loanQuery } from '@/api/loan';
import type { Loan } from '@/api/models';
import { messageFor } from '@/api/problem';
import { Checkbox } from '@/components/form/checkbox';
import { ChoiceDialog } from '@/components/window/choice-dialog';
import { usePreference } from '@/features/identity';
import { ShareConfirm, type SharingRequest, entryOnLoan } from '@/features/sharing';
import { type AssignElements, type GateAnswer, type ShareEntry, rule } from '@/rules/rule';
import { text } from '@/rules/text';
import type { MessageComposition, Person } from '../form/composition';
import { reminderKey } from './load-gate-question';
import type { Submission } from './submission';

interface GateQuestionProps {
  composition: MessageComposition;
  submission: Submission;
}

/** The question between *Send* and sending, one at a time. */
export function GateQuestion(props: GateQuestionProps) {
  const { gate } = useSyncExternalStore(props.submission.subscribe, props.submission.snapshot);
  const { data: loan } = useQuery(loanQuery(props.composition.snapshot().loanId));
  if (!gate || !loan) return null;
  if (gate.assign) return <AssignStep {...props} loan={loan} assign={gate.assign} />;
  return <GateDialog key={gate.gate} {...props} loan={loan} gate={gate} />;
}

/** A question with the action of each button. */
function GateDialog({ composition, submission, loan, gate }: GateQuestionProps & { loan: Loan; gate: GateAnswer }) {
  const { keep } = usePreference(reminderKey(loan.id), (kept) => kept === true);
  const [busy, setBusy] = useState(false);
  if (!gate.dialog) return null;

  /** They become visible when the message is sent; until then the composer treats them as visible. */
  const makeVisible = (): SharingRequest => {
    changeAll((person) => ({ ...person, visibleToBorrower: true }));
    const entries = gate.people.map((userId) => ({ userId, email: null, assign: true, onLoan: true }));
    return { entries, elementIds: [], send: 'ASSIGN', withMessage: true };
  };
  const changeAll = (change: (person: Person) => Person | null) => {
    const { recipients, ccRecipients, bccRecipients } = composition.snapshot();
    const these = (people: readonly Person[]) =>
      people.flatMap((person) => (gate.people.includes(person.value) ? (change(person) ?? []) : person));
    composition.patch({
      recipients: these(recipients),
      ccRecipients: these(ccRecipients),
      bccRecipients: these(bccRecipients),
    });
  };
  const onConfirm = async (ticked: boolean) => {
    setBusy(true);
    try {
      const sharing = gate.gate === 'INVISIBLE_LENDERS' && makeVisible();
      if (rule('storesReminder', { ticked, confirmed: true })) await keep(true);
      await submission.confirm({
        ...(gate.gate === 'SHARE_OLD_HISTORY' && { historyWithheld: false }),
        ...(sharing && { sharing }),
      });
    } catch (error) {
      toast.error(messageFor(error));
    }
    setBusy(false);
  };
  const onAlternative = () => {
    if (gate.gate === 'INVISIBLE_LENDERS') changeAll(() => null);
    void submission.confirm(gate.gate === 'SHARE_OLD_HISTORY' ? { historyWithheld: true } : {});
  };
  return (
    <ChoiceDialog
      words={gate.dialog}
      busy={busy}
      onConfirm={(ticked) => void onConfirm(ticked)}
      onAlternative={onAlternative}
      onCancel={() => submission.cancel()}
    />
  );
}

/** Recipients without access to the items: add and assign them, or send without that. */
function AssignStep({
  composition,
  submission,
  loan,
  assign,
}: GateQuestionProps & { loan: Loan; assign: AssignElements }) {
  const [shared, setShared] = useState(true);
  const { data: all = [] } = useQuery(elementsQuery(loan.id));
  const elements = assign.elements.map((id) => all.find((element) => element.id === id) ?? { id, name: '' });
  const { recipients, ccRecipients, bccRecipients } = composition.snapshot();
  const people = [...recipients, ...ccRecipients, ...bccRecipients];
  const entries = assign.needing.flatMap((value): ShareEntry[] => {
    const role = loan.loanRoles.find(({ user }) => user.id === value);
    if (role) return [entryOnLoan(role)];
    const person = people.find((each) => each.value === value);
    return [{ value, label: person?.label ?? value }];
  });
  return (
    <ShareConfirm
      loan={loan}
      elements={elements}
      what={rule('selectionLabel', { labels: elements.map(({ name }) => `“${name}”`), noun: 'ITEM' }) ?? ''}
      title={elements.length === 0 ? 'Before you send' : undefined}
      description={text('assign-before-sending')}
      entries={entries}
      withMessage
      onBack={undefined}
      onPlanned={(sharing) =>
        void submission.confirm({ sharing, ...(assign.asksAboutHistory && { historyWithheld: !shared }) })
      }
      onClose={() => submission.cancel()}
    >
      {assign.asksAboutHistory && (
        <label className="flex min-h-9 items-center gap-2.5">
          <Checkbox checked={shared} onCheckedChange={(ticked) => setShared(ticked === true)} />
          Share earlier messages in this thread with them
        </label>
      )}
    </ShareConfirm>
  );
}
