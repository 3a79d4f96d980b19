import { UserPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { UserRef } from '@/api/models';
import { messageFor } from '@/api/problem';
import { Combobox } from '@/components/form/combobox';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { useContactPlace } from '../contact-context';
import { PersonLine } from './person-line';
import { usePickablePeople } from './use-pickable-people';

interface ContactPickerProps {
  /** Whether employees and borrowers who aren't on the loan are offered too. */
  companyMode: boolean;
  onPick: (user: UserRef) => void;
  /** Adds a person who wasn't found, starting with the typed text. */
  onAdd: (typed: string) => void;
}

const ADD = 'add-contact';

/** Searches for a person by name or email address, and offers to add one who isn't found. */
export function ContactPicker({ companyMode, onPick, onAdd }: ContactPickerProps) {
  const { loan } = useContactPlace();
  const [typed, setTyped] = useState('');
  const { users, searching, error } = usePickablePeople(typed, companyMode);
  const found = useMemo(() => rule('contactPicker', { query: typed, users }), [typed, users]);
  const onLoan = new Set(loan.loanRoles.map(({ user }) => user.id));

  const options = found.users.flatMap((id) => {
    const user = users.find((each) => each.id === id);
    if (!user) return [];
    const remark = onLoan.has(id) ? 'on this loan' : user.companyName;
    return [{ id, content: <PersonLine person={user} remark={remark} /> }];
  });
  const adding = {
    id: ADD,
    content: (
      <>
        <UserPlus aria-hidden className="size-4" /> {text('add-contact')} “{found.addContact}”
      </>
    ),
  };
  const choose = (id: string) => {
    const user = users.find((each) => each.id === id);
    if (id === ADD) onAdd(found.addContact ?? '');
    else if (user) onPick(user);
    setTyped('');
  };
  const failed = error ? messageFor(error) : null;
  return (
    <Combobox
      label={text('contact-picker-prompt')}
      placeholder={text('contact-picker-prompt')}
      query={typed}
      onQuery={setTyped}
      options={found.addContact && !searching ? [...options, adding] : options}
      onChoose={choose}
      note={searching ? 'Searching…' : (failed ?? found.emptyText)}
      listClass="h-64"
      autoFocus
    />
  );
}
