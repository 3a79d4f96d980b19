import { useQuery } from '@tanstack/react-query';
import { UserMinus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { keys } from '@/api/keys';
import type { Role } from '@/api/models';
import { Select } from '@/components/form/select';
import { Avatar } from '@/components/people/avatar';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { IconButton } from '@/components/ui/icon-button';
import { Skeleton } from '@/components/ui/skeleton';
import { useUndoable } from '@/components/undo/use-undoable';
import { ExportButton } from '@/features/spreadsheet';
import { roleFacts } from '@/rules/facts';
import { rule } from '@/rules/rule';
import { type Employee, type Permission, employeesFile, employeesQuery, putEmployee } from '../api';
import { employeeRoles } from '../employee-roles';
import { EmployeeImportButton } from '../import/employee-import-button';
import { AddEmployeeDialog } from './add-employee-dialog';
import { EmployeeInvitation } from './employee-invitation';
import { EmployeeSecondStep } from './employee-second-step';
import { LeavingDialog } from './leaving-dialog';

interface EmployeeListProps {
  lenderId: string;
  /** The viewer's permissions at the company. */
  permissions: readonly Permission[];
  /** The viewer's role at the company. */
  viewerRole: Role;
  viewerId: string;
}

/** The company's employees and their roles. */
export function EmployeeList({ lenderId, permissions, viewerRole, viewerId }: EmployeeListProps) {
  const { data: employees, error, refetch } = useQuery(employeesQuery(lenderId));
  const [adding, setAdding] = useState(false);
  if (!employees && error) {
    return <ErrorState title="Couldn’t load employees" error={error} onRetry={() => void refetch()} />;
  }
  const leads = employees?.filter(({ companyRole }) => companyRole && roleFacts[companyRole].leadLender).length ?? 0;
  return (
    <div className="grid max-w-3xl gap-3">
      <ul>
        {!employees && [0, 1, 2].map((line) => <Skeleton key={line} className="my-2 h-10" />)}
        {employees?.map((employee) => (
          <EmployeeRow
            key={employee.id}
            employee={employee}
            self={employee.id === viewerId}
            permissions={permissions}
            viewerRole={viewerRole}
            leads={leads}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setAdding(true)}>
          <UserPlus aria-hidden /> Add an employee
        </Button>
        <EmployeeImportButton />
        <ExportButton
          label="Download employees as CSV"
          name="employees.csv"
          fetchFile={() => employeesFile(lenderId)}
        />
      </div>
      {adding && (
        <AddEmployeeDialog permissions={permissions} viewerRole={viewerRole} onClose={() => setAdding(false)} />
      )}
    </div>
  );
}

interface EmployeeRowProps {
  employee: Employee;
  self: boolean;
  permissions: readonly Permission[];
  viewerRole: Role;
  /** The number of lead lenders. */
  leads: number;
}

function EmployeeRow({ employee, self, permissions, viewerRole, leads }: EmployeeRowProps) {
  const { say, refresh } = useUndoable(keys.companyParts('employees'), keys.me);
  const [chosen, setChosen] = useState<Role | null>(null);
  const [leaving, setLeaving] = useState(false);
  const mayLeave = rule('employeeLeaving', { viewerRole, role: employee.companyRole ?? null, leadLenders: leads });
  const name = rule('displayName', employee);
  const role = chosen ?? employee.companyRole ?? 'LENDER';
  const choose = async (companyRole: Role) => {
    setChosen(companyRole);
    // The specification requires failures of this call to be silent; the list then shows the server's state.
    const before = employee.companyRole;
    const made = await putEmployee(employee.id, companyRole).catch(() => null);
    const words = `${name} is now ${roleFacts[companyRole].label.toLowerCase()} at your company`;
    if (made) say(words, before ? () => putEmployee(employee.id, before) : undefined);
    await refresh();
    setChosen(null);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-line py-2.5 last:border-b-0">
      <Avatar person={employee} />
      <div className="min-w-0 grow basis-40">
        <p className="truncate font-medium">
          {name}
          {self && <span className="font-normal text-muted"> (you)</span>}
        </p>
        <p className="truncate text-[13px] text-faint">{employee.emailAddress}</p>
      </div>
      <EmployeeInvitation employee={employee} permissions={permissions} viewerRole={viewerRole} />
      <EmployeeSecondStep employee={employee} self={self} viewerRole={viewerRole} />
      <Select
        label={`Role of ${name}`}
        className="w-44"
        value={role}
        options={employeeRoles({
          viewerRole,
          permissions,
          own: self,
          role: employee.companyRole ?? null,
          leadLenders: leads,
        })}
        onValueChange={(companyRole) => void choose(companyRole)}
      />
      {mayLeave.allowed && (
        <IconButton label={`Remove ${name} from the company`} onClick={() => setLeaving(true)}>
          <UserMinus />
        </IconButton>
      )}
      {leaving && <LeavingDialog employee={employee} viewerRole={viewerRole} onClose={() => setLeaving(false)} />}
    </li>
  );
}
