import { type FormEvent, useMemo, useState } from 'react';
import { useCurrentUser } from '@/api/current-user';
import type { NeedsListElement } from '@/api/elements';
import type { Loan } from '@/api/models';
import { messageFor } from '@/api/problem';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/window/dialog';
import { CancelButton } from '@/components/window/cancel-button';
import { type AssignmentChangesAnswer, rule } from '@/rules/rule';
import { membersOf } from '../loan-people';
import { useAssign } from '../use-assign';
import { MemberList } from './member-list';

interface AssignDialogProps {
  loan: Loan;
  /** The elements to assign; at least one. */
  elements: readonly NeedsListElement[];
  onClose: () => void;
  /** Continues to share the elements with people who may not be on the loan. */
  onShare?: (() => void) | undefined;
}

/** Assigns one or more elements to people in a list in which current assignees are selected. */
export function AssignDialog({ loan, elements, onClose, onShare }: AssignDialogProps) {
  const { id: viewerId } = useCurrentUser();
  const [before] = useState(() => rule('assignedPeople', { elements }));
  const [{ selected, partly }, setChoice] = useState({ selected: before.all, partly: before.some });
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const assign = useAssign(loan.id, viewerId);
  const members = useMemo(() => membersOf(loan), [loan]);
  const changes = rule('assignmentChanges', { loanId: loan.id, viewerId, elements, selected, kept: partly });
  const lacking = useMemo(() => {
    const users = loan.loanRoles.map(({ user }) => user);
    return new Set(elements.flatMap(({ sharedInfo }) => rule('unassignedUsers', { users, sharedInfo }))).size;
  }, [elements, loan.loanRoles]);
  const unchanged = changes.create.length + changes.remove.length === 0;
  const what = nameOf(elements);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const refused = changes.violations[0];
    if (refused) return setFailure(refused.message);
    if (unchanged) return onClose();
    setBusy(true);
    setFailure(null);
    try {
      await assign(changes, assignedMessage(what, changes));
      onClose();
    } catch (error) {
      setFailure(messageFor(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Assign ${what}`}
      footer={
        <>
          {onShare && (
            <Button look="quiet" className="mr-auto" onClick={onShare}>
              Share with others…
            </Button>
          )}
          <CancelButton />
          <Button look="primary" type="submit" form="assign-form" busy={busy}>
            Assign
          </Button>
        </>
      }
    >
      <form id="assign-form" onSubmit={(event) => void save(event)} className="grid gap-3">
        <MemberList
          label={`Assign ${what} to`}
          members={members}
          viewerGroup={loan.me.roleGroup}
          selected={selected}
          partly={partly}
          linked={before.linked}
          onChange={(chosen) => setChoice({ selected: chosen, partly: partly.filter((id) => !chosen.includes(id)) })}
          onUnassign={() => setChoice({ selected: [], partly: [] })}
        />
        <p className="min-h-5 text-[13px] text-muted">{unchanged ? lackingWords(lacking) : changeWords(changes)}</p>
        {failure && (
          <p role="alert" className="text-bad">
            {failure}
          </p>
        )}
      </form>
    </Dialog>
  );
}

function nameOf(elements: readonly NeedsListElement[]): string {
  return rule('selectionLabel', { labels: elements.map(({ name }) => `“${name}”`), noun: 'ITEM' }) ?? '';
}

/** Returns how many borrowers and contacts aren't assigned yet, as text. */
function lackingWords(count: number): string {
  if (count === 0) return 'Assigned to every borrower and contact on the loan.';
  return count === 1
    ? 'Not assigned to 1 borrower or contact yet.'
    : `Not assigned to ${count} borrowers and contacts yet.`;
}

/** Returns the effect of saving, as text. */
function changeWords({ create, remove }: AssignmentChangesAnswer): string {
  const people = (shares: readonly { sharedWithUserId: string }[]) => {
    const count = new Set(shares.map(({ sharedWithUserId }) => sharedWithUserId)).size;
    return count === 1 ? '1 person' : `${count} people`;
  };
  const given = create.length > 0 && `assigned to ${people(create)}`;
  const taken = remove.length > 0 && `removed from ${people(remove)}`;
  return `Will be ${[given, taken].filter(Boolean).join(' and ')}.`;
}

function assignedMessage(what: string, { create }: AssignmentChangesAnswer): string {
  return create.length > 0 ? `${what} assigned` : `Assignment removed from ${what}`;
}
