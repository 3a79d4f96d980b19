import { X } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useCurrentUser } from '@/api/current-user';
import type { UserRef } from '@/api/models';
import { Avatar } from '@/components/people/avatar';
import { EmployeePicker } from '@/components/people/employee-picker';
import { IconButton } from '@/components/ui/icon-button';
import { rule } from '@/rules/rule';

interface ColleaguesProps {
  colleagues: readonly UserRef[];
  errorOf: (field: string) => string | undefined;
  onChange: (colleagues: UserRef[]) => void;
}

/** The colleagues who work on a new loan in addition to its creator. */
export function Colleagues({ colleagues, errorOf, onChange }: ColleaguesProps) {
  const { id, company, loggedRoleGroup, permissions } = useCurrentUser();
  const without = useMemo(() => new Set([id, ...colleagues.map((colleague) => colleague.id)]), [id, colleagues]);
  const part = useRef<HTMLDivElement>(null);
  if (!company) return null;
  const wrong = colleagues.map((_, row) => errorOf(`colleagues.${row}`)).find(Boolean);
  return (
    <div ref={part} className="grid gap-2">
      <EmployeePicker
        label="Colleagues"
        offered={{ companyId: company.id, viewer: { roleGroup: loggedRoleGroup, permissions }, without }}
        allThere="You don’t have any colleagues here yet."
        value={null}
        error={wrong ?? errorOf('colleagues')}
        onChange={(person) => person && onChange([...colleagues, person])}
      />
      {colleagues.length > 0 && (
        <ul aria-label="Colleagues on the loan" className="flex flex-wrap gap-2">
          {colleagues.map((colleague) => (
            <li key={colleague.id} className="flex items-center gap-1.5 rounded-full bg-sunken py-0.5 pr-0.5 pl-1">
              <Avatar person={colleague} size="sm" />
              <span className="text-[13px]">{rule('displayName', colleague)}</span>
              <IconButton
                label={`Remove ${rule('displayName', colleague)}`}
                className="size-6"
                onClick={() => {
                  part.current?.querySelector('input')?.focus();
                  onChange(colleagues.filter((each) => each.id !== colleague.id));
                }}
              >
                <X />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
