import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import type { ContactRelation, Loan, LoanRole } from '@/api/models';
import { editNonLenderUser, peopleScopes, removeRole, sendInvitation } from '@/api/people';
import { Problem, currentOf, messageFor } from '@/api/problem';
import { useUndoable } from '@/components/undo/use-undoable';
import { roleFacts } from '@/rules/facts';
import { type RuleAnswer, type SaveType, rule } from '@/rules/rule';
import { addContact, contactRelationsQuery, editContact, removeContact } from '../api';
import { useContactPlace } from '../contact-context';
import {
  type ContactPerson,
  type ContactValues,
  nonLenderBody,
  personOfRelation,
  personOfRole,
  relationBody,
  takenAddresses,
  valuesOf,
} from '../contact-person';
import { describeChanges } from './describe-changes';
import type { BorrowerPlace, ContactFormState } from './use-contact-form';

type SavePlan = RuleAnswer<'saveCall'>;

/** The result of saving the form. */
export interface SaveResult {
  loanRoleId: string;
  /** Whether saving moved the person to another team. */
  moved: boolean;
  after: RuleAnswer<'afterSave'>;
}

interface SaveFailure {
  /** The changes another user made in the meantime, in words. */
  meanwhile: string | null;
  /** The server's errors by field. */
  problem: Problem | null;
}

const noFailure: SaveFailure = { meanwhile: null, problem: null };

/**
 * Saves the contact form: asks for confirmation where a rule requires it, shows the result, and keeps the input on
 * failure.
 */
export function useSaveContact(
  form: ContactFormState,
  person: ContactPerson | undefined,
  onSaved: (saved: SaveResult) => void,
) {
  const { loan, ownerRoleId } = useContactPlace();
  const { refresh, say: tell } = useUndoable(...peopleScopes(loan.id));
  const cache = useQueryClient();
  // Loaded while the form is being filled in.
  useQuery(contactRelationsQuery(loan.id, ownerRoleId));
  const [version, setVersion] = useState(person?.version ?? 0);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState(noFailure);
  const [asking, setAsking] = useState<SaveType | null>(null);

  const { values, place } = form;
  const name = rule('displayName', values);
  const plan = planSave(person, values, place);
  const lead = rule('leadBorrower', {
    roles: loan.loanRoles.map(({ id, role, user }) => ({ id, role, name: rule('displayName', user) })),
    id: person?.loanRoleId ?? null,
    newRole: plan.role,
    name,
  });
  const say = (outcome: 'SAVED' | 'DUPLICATE' | 'FAILED') =>
    rule('saveToast', {
      outcome,
      name,
      isNew: !person,
      borrower: Boolean(plan.borrowerType),
      keyContact: values.keyContact,
      wasKeyContact: form.start.keyContact,
    });

  const fail = (error: unknown) => {
    const problem = error instanceof Problem ? error : null;
    const current = currentOf<ContactRelation | LoanRole>(error, 'id');
    if (current && person) {
      const now = 'contactUser' in current ? personOfRelation(current) : personOfRole(current);
      setTrouble({ meanwhile: describeChanges(form.start, valuesOf(now)), problem: null });
      setVersion(now.version);
      return form.rebase(valuesOf(now));
    }
    setTrouble({ meanwhile: null, problem });
    form.showAll();
    toast.error(say(problem?.code === 'duplicate-contact' ? 'DUPLICATE' : 'FAILED'));
  };

  /** Undo removes a new person and restores a changed one; confirmations aren't repeated. */
  const wayBack = (saveType: SaveType, now: { loanRoleId: string; version: number }) => {
    if (!person) return () => (plan.borrowerType ? removeRole : removeContact)(loan.id, now.loanRoleId);
    if (plan.asksFirst || lead.warning) return undefined;
    const { start, startPlace } = form;
    const before = { values: { ...start, saveType }, place: startPlace, plan: planSave(person, start, startPlace) };
    return () => sendSave(loan, ownerRoleId, { person, version: now.version, ...before });
  };

  const send = async (saveType: SaveType) => {
    setBusy(true);
    setTrouble(noFailure);
    setAsking(null);
    try {
      const saved = await sendSave(loan, ownerRoleId, {
        person,
        version,
        values: { ...values, saveType },
        place,
        plan,
      });
      tell(moveMessage(loan, { person, values, plan, name }) ?? say('SAVED'), wayBack(saveType, saved));
      if (form.fields.invitation && place.invite) await emailInvitation(loan, saved.userId, values.emailAddress);
      await refresh();
      form.settle();
      setVersion(saved.version);
      const { loanRoleId } = saved;
      const after = rule('afterSave', { saveType, isNew: !person, loanId: loan.id, loanRoleId });
      onSaved({ loanRoleId, moved: plan.asksFirst, after });
    } catch (error) {
      fail(error);
      void refresh();
    }
    setBusy(false);
  };

  /** Returns whether the address belongs to a contact of the loan; waits for the contacts if they are still loading. */
  const isTaken = async () => {
    if (person) return false;
    const relations = await cache.fetchQuery(contactRelationsQuery(loan.id, ownerRoleId));
    const taken = takenAddresses(loan, relations);
    return !rule('duplicateContact', { emailAddress: values.emailAddress, taken }).allowed;
  };

  const save = async (saveType: SaveType) => {
    form.showAll();
    if (form.violations.length > 0) return;
    setBusy(true);
    try {
      if (await isTaken()) toast.error(say('DUPLICATE'));
      else if (plan.asksFirst || lead.warning) setAsking(saveType);
      else return await send(saveType);
    } catch (error) {
      // Without the contacts nothing is saved: one of them could have the address.
      toast.error(messageFor(error));
    }
    setBusy(false);
  };

  return {
    save: (saveType: SaveType) => void save(saveType),
    busy,
    ...trouble,
    name,
    /** The borrower type after saving. */
    borrowerType: plan.borrowerType ?? null,
    /** Saving that moves a person between teams or replaces the lead borrower waits for confirmation. */
    asking: asking && {
      plan,
      leadQuestion: lead.warning ?? null,
      confirm: () => void send(asking),
      cancel: () => setAsking(null),
    },
  };
}

function planSave(
  person: ContactPerson | undefined,
  { contactSubRoleType }: ContactValues,
  { leadBorrower, borrowerType: chosenBorrowerType }: BorrowerPlace,
): SavePlan {
  const { role = null, borrowerType = null } = person ?? {};
  const mode = person ? 'EDIT' : 'CREATE';
  return rule('saveCall', { mode, role, borrowerType, contactSubRoleType, chosenBorrowerType, leadBorrower });
}

/** Emails the invitation link; an added borrower stays on the loan if that fails. */
async function emailInvitation(loan: Loan, userId: string, emailAddress: string) {
  try {
    await sendInvitation(loan.id, userId);
    toast.success(`Invitation sent to ${emailAddress}`);
  } catch (error) {
    toast.error(`Couldn’t send the invitation: ${messageFor(error)} Send it from the person’s menu.`);
  }
}

interface PendingSave {
  person: ContactPerson | undefined;
  version: number;
  values: ContactValues;
  place: BorrowerPlace;
  plan: SavePlan;
}

/** Makes the call. Returns the saved person's loan role and its new version. */
async function sendSave(loan: Loan, ownerRoleId: string, { person, version, values, place, plan }: PendingSave) {
  const body = relationBody(loan, values);
  if (person && plan.call === 'EDIT_NON_LENDER_USER') {
    const becomes = { role: plan.role, borrowerType: plan.borrowerType ?? null, version };
    const role = await editNonLenderUser(loan.id, person.userId, nonLenderBody(loan, values, becomes));
    return { loanRoleId: role.id, version: role.version, userId: person.userId };
  }
  const joins = { borrowerType: plan.borrowerType ?? null, leadBorrower: place.leadBorrower };
  const relation = person
    ? await editContact(loan.id, person.loanRoleId, { ...body, version })
    : await addContact(loan.id, ownerRoleId, { ...body, ...joins });
  return { loanRoleId: relation.contactLoanRoleId, version: relation.version, userId: relation.userContactId };
}

interface SavedContact {
  person: ContactPerson | undefined;
  values: ContactValues;
  plan: SavePlan;
  name: string;
}

/** Returns the message after saving moved the person to another team. */
function moveMessage(loan: Loan, { person, values, plan, name }: SavedContact): string | null {
  if (!person || !plan.asksFirst) return null;
  const contact = values.keyContact ? 'KEY_CONTACT' : 'CONTACT';
  return rule('contactMove', {
    viewerRole: loan.me.role,
    permissions: loan.me.permissions,
    to: roleFacts[plan.role].contact ? contact : 'BORROWING_TEAM',
    role: person.role,
    keyContact: person.keyContact,
    name,
    contactSubRole: person.contactSubRole,
  }).success;
}
