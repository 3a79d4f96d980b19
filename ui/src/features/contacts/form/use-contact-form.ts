import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { LoanRole, UserRef } from '@/api/models';
import { useFormCheck } from '@/components/form/use-form-check';
import { isDeepEqual } from '@/lib/is-deep-equal';
import { pickKeys } from '@/lib/object-keys';
import { subRoleTypeFacts } from '@/rules/facts';
import { type BorrowerType, type RuleAnswer, type RuleInput, rule } from '@/rules/rule';
import { subRolesQuery } from '../api';
import { useContactPlace } from '../contact-context';
import { type ContactPerson, type ContactValues, startValues, valuesOf } from '../contact-person';

/** The purpose that a form is opened for. */
export interface FormPurpose {
  /** The person to edit; undefined for a new contact. */
  person?: ContactPerson | undefined;
  /** Opened to add a borrower. */
  forBorrower?: boolean | undefined;
  /** Opened to add a key contact. */
  forKeyContact?: boolean | undefined;
  /** Hides the key contact option. */
  keyContactsHidden?: boolean | undefined;
}

/** A borrower's settings outside of the contact form: their place on the borrowing team, and whether to invite them. */
export interface BorrowerPlace {
  /** Newly checked: a current lead stays the lead. */
  leadBorrower: boolean;
  /** Null if only the role determines it. */
  borrowerType: BorrowerType | null;
  invite: boolean;
}

const placeOf = (person: ContactPerson | undefined): BorrowerPlace => ({
  leadBorrower: false,
  borrowerType: person?.borrowerType ?? null,
  invite: false,
});

const checkValues = (values: ContactValues) => rule('checkContact', values);

/** Returns the contact role's fields of the form. */
const roleParts = (role: LoanRole['contactSubRole']) => ({
  contactSubRoleId: role?.id,
  contactSubRoleTitle: role?.title ?? '',
  contactSubRoleType: role?.subRoleType ?? 'NONE',
});

const isSameValue = (one: ContactValues, other: ContactValues) =>
  isDeepEqual({ ...one, saveType: null }, { ...other, saveType: null });

/** Merges field by field: the user's value where they changed it, otherwise the current one. */
function mergeValues(mine: ContactValues, before: ContactValues, now: ContactValues): ContactValues {
  return { ...now, ...pickKeys(mine, (key) => !isDeepEqual(mine[key], before[key])) };
}

/** Returns the state of the contact form: values, visible and locked fields, and violations. */
export function useContactForm({ person, forBorrower, forKeyContact = false, keyContactsHidden }: FormPurpose) {
  const { loan } = useContactPlace();
  const filled = (from: Omit<RuleInput<'startContactForm'>, 'keyContact'>) =>
    startValues({ ...from, keyContact: forKeyContact });
  const [start, setStart] = useState(() => (person ? valuesOf(person) : filled({})));
  const [startPlace, setStartPlace] = useState(() => placeOf(person));
  const [place, setPlace] = useState(startPlace);
  const [values, setValues] = useState(start);
  const [picked, setPicked] = useState<UserRef | null>(null);
  const [adding, setAdding] = useState(false);
  const check = useFormCheck(values, start, checkValues);

  const fields = useMemo(
    () =>
      rule('contactFields', {
        mode: person ? 'EDIT' : 'CREATE',
        viewerGroup: loan.me.roleGroup,
        keyContactsHidden: keyContactsHidden ?? false,
        pickedUser: picked,
        adding,
        stub: person?.stub ?? false,
        role: person?.role ?? null,
        contactSubRoleType: values.contactSubRoleType,
        keyContact: values.keyContact,
      }),
    [person, loan.me.roleGroup, keyContactsHidden, picked, adding, values.contactSubRoleType, values.keyContact],
  );

  const change = useCallback((part: Partial<ContactValues>) => setValues((now) => ({ ...now, ...part })), []);
  const roles = useQuery({ ...subRolesQuery(loan.lender.id), enabled: forBorrower ?? false });
  const borrowerRole = roles.data?.find(({ subRoleType }) => subRoleTypeFacts[subRoleType].ofBorrowers);
  const [awaitsRole, setAwaitsRole] = useState(false);
  const begin = (from: ContactValues) => {
    // Until the roles are loaded, a borrower's role is unknown; it is filled in later.
    setAwaitsRole(Boolean(forBorrower) && !roles.data);
    setValues({ ...from, ...(forBorrower && borrowerRole ? roleParts(borrowerRole) : {}) });
  };
  if (awaitsRole && roles.data) {
    setAwaitsRole(false);
    const filledIn = (now: ContactValues): ContactValues => ({
      ...now,
      ...(borrowerRole ? roleParts(borrowerRole) : {}),
    });
    if (!values.contactSubRoleTitle) setValues(filledIn);
  }

  return {
    /** The values at the start or after the last save. */
    start,
    startPlace,
    values,
    fields,
    picked,
    change,
    errorOf: check.errorOf,
    violations: check.violations,
    showAll: check.showAll,
    dirty: !isSameValue(values, start) || !isDeepEqual(place, startPlace),
    place,
    changePlace: (part: Partial<BorrowerPlace>) => setPlace((now) => ({ ...now, ...part })),
    pick(user: UserRef) {
      setPicked(user);
      begin(filled({ user }));
    },
    /** Starts the form for an unknown person, with the typed text. */
    add(typed: string) {
      setPicked(null);
      setAdding(true);
      begin(filled({ typed }));
    },
    /** Unpicks the user: the values stay, and nothing is locked. */
    unpick() {
      setPicked(null);
      setAdding(true);
      change({ userId: undefined });
    },
    choose(role: LoanRole['contactSubRole']) {
      const parts = roleParts(role);
      // The role determines the type until another one is chosen.
      setPlace((now) => ({ ...now, borrowerType: null }));
      const left = { contactSubRoleType: parts.contactSubRoleType, templateId: values.templateId };
      change({ ...parts, templateId: rule('templateAfterRole', left) ?? undefined });
    },
    /** Marks the current values as saved. */
    settle() {
      setStart(values);
      setStartPlace(place);
    },
    /** Rebases the form on what another user saved in the meantime, and keeps the typed values. */
    rebase(now: ContactValues) {
      setValues(mergeValues(values, start, now));
      setStart(now);
    },
    reset() {
      setPicked(null);
      setAdding(false);
      setStart(filled({}));
      setValues(filled({}));
      setStartPlace(placeOf(undefined));
      setPlace(placeOf(undefined));
    },
  };
}

export type ContactFormState = ReturnType<typeof useContactForm>;
export type ContactFormFields = RuleAnswer<'contactFields'>;
