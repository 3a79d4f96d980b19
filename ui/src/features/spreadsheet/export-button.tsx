import { Download } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { cn } from '@/lib/cn';
import { saveSpreadsheet } from './save-spreadsheet';

interface ExportButtonProps {
  /** What the button does. */
  label: string;
  /** What the file is called. */
  name: string;
  fetchFile: () => Promise<Blob>;
  className?: string;
}

/** Saves what a list shows, all its pages, as a file for spreadsheets. */
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
