import { Download } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { cn } from '@/lib/cn';
import { saveSpreadsheet } from './save-spreadsheet';

interface ExportButtonProps {
  /** The label of the button. */
  label: string;
  /** The name of the file. */
  name: string;
  fetchFile: () => Promise<Blob>;
  className?: string;
}

/** Downloads all pages of a list as a CSV file. */
export function ExportButton({ label, name, fetchFile, className }: ExportButtonProps) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await saveSpreadsheet(name, fetchFile);
    setBusy(false);
  };
  return (
    <IconButton
      label={label}
      disabledReason={busy ? 'Downloading' : null}
      className={cn('size-9 border border-line bg-surface', className)}
      onClick={() => void save()}
    >
      <Download />
    </IconButton>
  );
}
