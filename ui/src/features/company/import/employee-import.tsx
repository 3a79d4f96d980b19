import { useQueryClient } from '@tanstack/react-query';
import { keys } from '@/api/keys';
import { ImportDialog } from '@/features/spreadsheet';
import { importEmployees } from './api';

/** Imports employees from a CSV file. */
export function EmployeeImport({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const onImported = () => {
    void client.invalidateQueries({ queryKey: keys.companyParts('employees') });
    void client.invalidateQueries({ queryKey: keys.me });
  };
  return <ImportDialog kind={importEmployees} onImported={onImported} onClose={onClose} />;
}
