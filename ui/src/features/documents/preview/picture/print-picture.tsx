import { Printer } from 'lucide-react';
import { toast } from 'sonner';
import { IconButton } from '@/components/ui/icon-button';
import { actionsDisabledReason } from '../view-props';
import { printPages } from '../tools/print-frame';

interface PrintPictureProps {
  name: string;
  picture: Blob;
  actionsDisabled: boolean;
}

/** Prints an image, fit to the paper. */
export function PrintPicture({ name, picture, actionsDisabled }: PrintPictureProps) {
  const print = () =>
    printPages(name, [picture]).catch(() =>
      toast.error(`Couldn’t print ${name}`, {
        description: 'Download it and print it from another app.',
      }),
    );
  return (
    <IconButton
      label="Print"
      disabledReason={actionsDisabled ? actionsDisabledReason : null}
      onClick={() => void print()}
    >
      <Printer />
    </IconButton>
  );
}
