import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import type { LoanRole, RoleGroup } from '@/api/models';
import { messageFor } from '@/api/problem';
import { Combobox } from '@/components/form/combobox';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { addSubRoles, subRolesQuery } from '../api';

/** The role of a contact. */
export type ChosenRole = NonNullable<LoanRole['contactSubRole']>;

interface RolePickerProps {
  /** The lending company of the roles. */
  companyId: string;
  viewerGroup: RoleGroup;
  value: Pick<ChosenRole, 'title'> | null;
  onChange: (role: ChosenRole | null) => void;
  /** Whether roles of the borrowing team are listed too. */
  teamRolesOffered?: boolean;
  id?: string | undefined;
  invalid?: boolean;
  describedBy?: string | undefined;
}

const ADD = 'add-role';

/** Picks a contact's role by its title; lenders can add missing ones. */
export function RolePicker({ companyId, viewerGroup, value, onChange, ...rest }: RolePickerProps) {
  const cache = useQueryClient();
  const roles = useQuery(subRolesQuery(companyId));
  const [typed, setTyped] = useState<string | null>(null);
  const listed = roles.data ?? [];
  const found = rule('rolePicker', {
    viewerGroup,
    query: typed ?? '',
    roles: listed,
    teamRolesOffered: rest.teamRolesOffered ?? false,
  });

  const add = async (title: string) => {
    const { roles: toAdd, violations } = rule('newRole', { viewerGroup, companyId, title });
    if (violations[0]) return void toast.error(violations[0].message);
    try {
      const added = (await addSubRoles(toAdd)).find((role) => role.title.toLowerCase() === title.toLowerCase());
      if (added) onChange(added);
      toast.success(`“${title}” added to your company’s contact roles`);
      await cache.invalidateQueries({ queryKey: subRolesQuery(companyId).queryKey });
    } catch (error) {
      toast.error(messageFor(error));
    }
  };
  const choose = (id: string) => {
    setTyped(null);
    if (id === ADD) return void add(found.addRole ?? '');
    onChange(listed.find((role) => role.id === id) ?? null);
  };
  const leave = () => {
    if (typed?.trim() === '') onChange(null);
    setTyped(null);
  };

  const options = found.roles.map((id) => ({ id, content: listed.find((role) => role.id === id)?.title }));
  const adding = {
    id: ADD,
    content: (
      <>
        <Plus aria-hidden className="size-4" /> {text('add-role')} “{found.addRole}”
      </>
    ),
  };
  return (
    <Combobox
      label={text('loan-role')}
      id={rest.id}
      query={typed ?? value?.title ?? ''}
      onQuery={setTyped}
      onLeave={leave}
      // Until the roles are loaded, the typed text may be one of them.
      options={found.addRole && roles.data ? [...options, adding] : options}
      onChoose={choose}
      note={note(roles, found.emptyText)}
      placeholder="Search roles"
      listClass="h-48"
      invalid={rest.invalid ?? false}
      describedBy={rest.describedBy}
    />
  );
}

function note({ isPending, error }: { isPending: boolean; error: unknown }, emptyText: string | null) {
  if (isPending) return 'Loading roles…';
  return error ? messageFor(error) : emptyText;
}
