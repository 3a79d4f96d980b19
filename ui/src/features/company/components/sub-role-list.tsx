import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { toast } from 'sonner';
import { keys } from '@/api/keys';
import { messageFor } from '@/api/problem';
import { Field } from '@/components/form/field';
import { Input } from '@/components/form/input';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { subRoleTypeFacts } from '@/rules/facts';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { addSubRoles, subRolesQuery } from '../api';

/** The contact roles of the company's loans, with a field to add one. */
export function SubRoleList({ companyId, locked }: { companyId: string; locked: boolean }) {
  const { data: subRoles, error, refetch } = useQuery(subRolesQuery(companyId));
  if (!subRoles && error) {
    return <ErrorState title="Couldn’t load roles" error={error} onRetry={() => void refetch()} />;
  }
  return (
    <div className="grid max-w-3xl gap-4">
      {!subRoles && <Skeleton className="h-16" />}
      {subRoles?.length === 0 && <p className="text-muted">No roles yet. Add one below.</p>}
      <ul className="flex flex-wrap gap-2">
        {subRoles?.map(({ id, title, subRoleType }) => (
          <li
            key={id}
            className="flex items-center gap-2 rounded-md border border-line bg-surface py-1.5 pr-1.5 pl-3 text-[13px]"
          >
            {title}
            <Badge>{subRoleTypeFacts[subRoleType].label}</Badge>
          </li>
        ))}
      </ul>
      {!locked && <AddSubRole companyId={companyId} />}
    </div>
  );
}

function AddSubRole({ companyId }: { companyId: string }) {
  const cache = useQueryClient();
  const [title, setTitle] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { roles, violations } = rule('newRole', { viewerGroup: 'LENDER', companyId, title });
    setProblem(violations[0]?.message);
    if (violations.length > 0) return;
    setBusy(true);
    try {
      await addSubRoles(roles);
      setTitle('');
      toast.success(`“${title.trim()}” added to your company’s contact roles`);
      await cache.invalidateQueries({ queryKey: keys.companyParts('sub-roles') });
    } catch (error) {
      setProblem(messageFor(error));
    }
    setBusy(false);
  };
  return (
    <form className="flex max-w-md items-start gap-2" noValidate onSubmit={(event) => void submit(event)}>
      <div className="grow">
        <Field label="New contact role" error={problem} limit={{ field: 'title', text: title }}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              placeholder="Title, such as “Escrow officer”"
              value={title}
              onChange={(event) => setTitle(event.target.value)}
            />
          )}
        </Field>
      </div>
      <Button type="submit" busy={busy} className="mt-6.5">
        {text('add-role')}
      </Button>
    </form>
  );
}
