import type { Loan } from '@/api/models';
import type { MoveTo, RuleInput } from '@/rules/rule';
import type { ContactPerson } from '../contact-person';
import type { ChosenRole } from '../pickers/role-picker';

/** A move as its dialog stands. */
export interface MoveState {
  person: ContactPerson;
  to: MoveTo;
  chosenRole?: ChosenRole | null;
  visibleToBorrower?: boolean;
}

/** The move as the rule about moves takes it. */
export function moveQuestion(loan: Loan, { person, to, ...asked }: MoveState): RuleInput<'contactMove'> {
  const { role, keyContact, name, formerSubRole: contactSubRole } = person;
  const { role: viewerRole, permissions } = loan.me;
  const { chosenRole = null, visibleToBorrower = false } = asked;
  return { viewerRole, permissions, to, role, keyContact, name, contactSubRole, chosenRole, visibleToBorrower };
}
