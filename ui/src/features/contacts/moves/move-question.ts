import type { Loan } from '@/api/models';
import type { MoveTo, RuleInput } from '@/rules/rule';
import type { ContactPerson } from '../contact-person';
import type { ChosenRole } from '../pickers/role-picker';

/** A move with the dialog's input. */
export interface MoveState {
  person: ContactPerson;
  to: MoveTo;
  chosenRole?: ChosenRole | null;
  visibleToBorrower?: boolean;
}

/** Returns the input of the rule about moves. */
export function moveRuleInput(loan: Loan, { person, to, ...asked }: MoveState): RuleInput<'contactMove'> {
  const { role, keyContact, name, formerSubRole: contactSubRole } = person;
  const { role: viewerRole, permissions } = loan.me;
  const { chosenRole = null, visibleToBorrower = false } = asked;
  return { viewerRole, permissions, to, role, keyContact, name, contactSubRole, chosenRole, visibleToBorrower };
}
