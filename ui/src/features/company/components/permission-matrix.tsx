import { Check, Minus } from 'lucide-react';
import type { Role } from '@/api/models';
import { Checkbox } from '@/components/form/checkbox';
import { keysOf } from '@/lib/object-keys';
import { permissionFacts, roleFacts } from '@/rules/facts';
import { rule } from '@/rules/rule';
import { type Company, type Permission, putPermissions } from '../api';
import { useCompanyChange } from '../use-company-change';

const roles = keysOf(roleFacts);
const permissions = keysOf(permissionFacts);

/** The permissions of each role on the company's loans. */
export function PermissionMatrix({ company, locked }: { company: Company; locked: boolean }) {
  const change = useCompanyChange();
  const grant = (role: Role, permission: Permission, on: boolean) => {
    /** Returns the role's permissions with or without this one; the others stay. */
    const held = (now: Company, granted: boolean): Permission[] =>
      permissions.filter((each) => (each === permission ? granted : now.permissions[role]?.includes(each)));
    void change(company, {
      guess: (now) => ({ ...now, permissions: { ...now.permissions, [role]: held(now, on) } }),
      call: (now) => putPermissions(now, role, held(now, on)),
      back: (now) => putPermissions(now, role, held(now, !on)),
      words: `${roleFacts[role].label}: “${permissionFacts[permission].label}” ${on ? 'allowed' : 'no longer allowed'}`,
    });
  };
  return (
    <>
      <div
        tabIndex={0}
        role="group"
        aria-label="Permissions of each role"
        className="overflow-x-auto rounded-md border border-line bg-surface"
      >
        <table className="w-full border-collapse text-left">
          <thead>
            <tr className="text-[13px] text-muted">
              <th scope="col" className="sticky left-0 z-10 min-w-44 bg-surface px-4 py-2.5 font-medium">
                Permission
              </th>
              {roles.map((role) => (
                <th key={role} scope="col" className="px-2 py-2.5 text-center align-bottom font-medium">
                  {roleFacts[role].label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {permissions.map((permission) => (
              <tr key={permission} className="border-t border-line">
                <th scope="row" className="sticky left-0 z-10 bg-surface px-4 py-2.5 font-normal">
                  <span className="block font-medium">{permissionFacts[permission].label}</span>
                  <span className="hidden max-w-64 text-[13px] text-muted sm:block">
                    {permissionFacts[permission].about}
                  </span>
                </th>
                {roles.map((role) => (
                  <td key={role} className="px-2 py-2.5 text-center">
                    <PermissionCell
                      role={role}
                      permission={permission}
                      held={(company.permissions[role] ?? []).includes(permission)}
                      locked={locked}
                      onChange={(on) => grant(role, permission, on)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-2 text-[13px] text-muted">
        Permissions without a checkbox can’t be changed. Lead lenders always have every permission; borrowers and
        contacts can only be allowed to send messages.
      </p>
    </>
  );
}

interface PermissionCellProps {
  role: Role;
  permission: Permission;
  held: boolean;
  /** The viewer can't change anything on this page. */
  locked: boolean;
  onChange: (held: boolean) => void;
}

/** A permission of a role: a checkbox if it can be changed, otherwise a plain mark. */
function PermissionCell({ role, permission, held, locked, onChange }: PermissionCellProps) {
  const label = `${roleFacts[role].label}: ${permissionFacts[permission].label}`;
  if (locked || !rule('permissionChoices', { role }).includes(permission)) {
    const Mark = held ? Check : Minus;
    return (
      <span role="img" aria-label={`${label}, ${held ? 'yes' : 'no'}`} className="inline-flex align-middle">
        <Mark aria-hidden className={held ? 'size-4.5 text-muted' : 'size-4.5 text-control'} />
      </span>
    );
  }
  return (
    <Checkbox
      checked={held}
      aria-label={label}
      className="align-middle"
      onCheckedChange={(checked) => onChange(checked === true)}
    />
  );
}
