import { useState } from 'react';
import { toast } from 'sonner';
import type { Loan } from '@/api/models';
import { editNonLenderUser, peopleScopes } from '@/api/people';
import { Problem } from '@/api/problem';
import { Tooltip } from '@/components/floating/tooltip';
import { Field } from '@/components/form/field';
import { Switch } from '@/components/form/switch';
import { Button } from '@/components/ui/button';
import { useUndoable } from '@/components/undo/use-undoable';
import { CancelButton } from '@/components/window/cancel-button';
import { Dialog } from '@/components/window/dialog';
import { type MoveTo, type RuleAnswer, rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { editContact } from '../api';
import type { ContactPerson } from '../contact-person';
import { type ChosenRole, RolePicker } from '../pickers/role-picker';
import type { WantedMove } from './move-menu-items';
import { moveRuleInput } from './move-question';

const titles: Record<MoveTo, (name: string) => string> = {
  KEY_CONTACT: (name) => `Move ${name} to key contacts?`,
  CONTACT: (name) => `Move ${name} to contacts?`,
  BORROWING_TEAM: (name) => `Move ${name} to the borrowing team?`,
};

const consequences: Record<MoveTo, string> = {
  KEY_CONTACT: 'They become a key contact on this loan.',
  CONTACT: 'They become a contact on this loan, and borrowers no longer see them.',
  BORROWING_TEAM: 'They become a borrower on this loan.',
};

/** Asks for confirmation and any required input, then moves a person. */
export function MoveDialog({ loan, move, onClose }: { loan: Loan; move: WantedMove; onClose: () => void }) {
  const { person, to } = move;
  const { refresh, say } = useUndoable(...peopleScopes(loan.id));
  const [chosenRole, setChosenRole] = useState<ChosenRole | null>(null);
  const [visibleToBorrower, setVisible] = useState(false);
  const [busy, setBusy] = useState(false);
  const answer = rule('contactMove', moveRuleInput(loan, { person, to, chosenRole, visibleToBorrower }));
  const refusal = answer.violations[0]?.message;

  const confirm = async () => {
    if (!answer.request) return;
    setBusy(true);
    try {
      const { version } = await requestMove(loan, person, answer.request);
      const back = inverseMove(move);
      say(answer.success, back && (() => requestMove(loan, { ...person, version }, back)));
      onClose();
    } catch (error) {
      toast.error(rule('moveFailure', { to, message: error instanceof Problem ? error.message : null }));
      setBusy(false);
    }
    await refresh();
  };

  const button = (
    <Button
      look="primary"
      busy={busy}
      aria-disabled={refusal ? true : undefined}
      onClick={() => !refusal && void confirm()}
    >
      Move
    </Button>
  );
  return (
    <Dialog
      open
      onOpenChange={() => !busy && onClose()}
      title={titles[to](person.name)}
      description={consequences[to]}
      footer={
        <>
          <CancelButton disabled={busy} />
          {refusal ? <Tooltip text={refusal}>{button}</Tooltip> : button}
        </>
      }
    >
      <div className="grid gap-4">
        {answer.asksRole && (
          <Field label={text('loan-role')} required>
            {({ id }) => (
              <RolePicker
                id={id}
                companyId={loan.lender.id}
                viewerGroup={loan.me.roleGroup}
                value={chosenRole}
                onChange={setChosenRole}
              />
            )}
          </Field>
        )}
        {answer.asksVisibility && (
          <label className="flex items-center gap-2.5">
            <Switch checked={visibleToBorrower} onCheckedChange={setVisible} />
            {text('visible-to-borrowers')}
          </label>
        )}
      </div>
    </Dialog>
  );
}

type MoveRequest = NonNullable<RuleAnswer<'contactMove'>['request']> | NonNullable<RuleAnswer<'moveBack'>>;

/** Returns the move that undoes a move, to the person's current place. */
function inverseMove({ person, to }: WantedMove): MoveRequest | undefined {
  const { role, borrowerType, keyContact, visibleToBorrower, formerSubRole: contactSubRole } = person;
  return rule('moveBack', { to, role, borrowerType, keyContact, visibleToBorrower, contactSubRole }) ?? undefined;
}

/** Makes the call that a rule returned; omitted fields keep their values. Returns the new version. */
function requestMove(loan: Loan, person: ContactPerson, request: MoveRequest): Promise<{ version: number }> {
  const { version, userId, loanRoleId } = person;
  const { call, role, contactRelation } = request;
  const relation = contactRelation && {
    ...contactRelation,
    contactSubRoleId: contactRelation.contactSubRoleId ?? null,
  };
  if (call === 'EDIT_CONTACT_RELATION') return editContact(loan.id, loanRoleId, { ...relation, version });
  const borrowerType = 'borrowerType' in request ? request.borrowerType : null;
  return editNonLenderUser(loan.id, userId, { role, borrowerType, contactRelationDto: relation ?? null, version });
}
