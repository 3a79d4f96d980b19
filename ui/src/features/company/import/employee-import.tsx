import { useQueryClient } from '@tanstack/react-query';
import { answer, api } from '@/api/client';
import { keys } from '@/api/keys';
import { type ImportKind, ImportDialog, importBody } from '@/features/spreadsheet';

/** The import of employees. */
export const importEmployees: ImportKind = {
  name: 'employees',
  title: 'Import employees',
  about:
    'Each row adds an employee or updates the one with that email address. You review the result before importing, and either every row is imported or none. No emails are sent now: people set their password when you invite them to a loan.',
  file: 'employees',
  one: '1 employee',
  several: 'employees',
  done: 'Employees imported',
  preview: (file, query, signal) =>
    answer(api.POST('/v1/company/employees/import/preview', { params: { query }, ...importBody(file), signal })),
  refused: (file, query) =>
    answer(
      api.POST('/v1/company/employees/import/refused', { params: { query }, ...importBody(file), parseAs: 'blob' }),
    ),
  run: (file, query) =>
    answer(api.POST('/v1/company/employees/import', { params: { query }, ...importBody(file), parseAs: 'stream' })),
};

/** Imports employees from a CSV file. */
export function EmployeeImport({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const onImported = () => {
    void client.invalidateQueries({ queryKey: keys.companyParts('employees') });
    void client.invalidateQueries({ queryKey: keys.me });
  };
  return <ImportDialog kind={importEmployees} onImported={onImported} onClose={onClose} />;
}
