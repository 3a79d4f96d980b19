import type { ReactNode } from 'react';
import { Tooltip } from '@/components/floating/tooltip';
import { Button, type ButtonProps } from '@/components/ui/button';
import { CancelButton } from '@/components/window/cancel-button';
import { type SaveType, rule } from '@/rules/rule';
import { text } from '@/rules/text';

/** The props of a contact form's footer. */
export interface FooterProps {
  dirty: boolean;
  busy: boolean;
  onSave: (saveType: SaveType) => void;
  /** Another user saved in the meantime; saving overwrites fields that both changed. */
  mineAnyway: boolean;
}

interface SaveButtonProps {
  saveType: SaveType;
  look?: ButtonProps['look'];
  footer: FooterProps;
  children: ReactNode;
}

function SaveButton({ saveType, look = 'secondary', footer: { dirty, busy, onSave }, children }: SaveButtonProps) {
  const can = rule('saveGate', { dirty, loading: busy });
  const button = (
    <Button look={look} aria-disabled={!can || undefined} onClick={() => can && onSave(saveType)}>
      {children}
    </Button>
  );
  return can ? button : <Tooltip text={busy ? 'Saving…' : 'Nothing has changed yet'}>{button}</Tooltip>;
}

/** All ways to save: and stay, and add another, or and return to the loan. */
export function FullFooter({ footer, onCancel }: { footer: FooterProps; onCancel: () => void }) {
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-4">
      <SaveButton saveType="SAVE" look="primary" footer={footer}>
        {footer.mineAnyway ? 'Save mine anyway' : text('save')}
      </SaveButton>
      <SaveButton saveType="SAVE_AND_NEW" footer={footer}>
        {text('save-and-new')}
      </SaveButton>
      <SaveButton saveType="SAVE_AND_CLOSE" footer={footer}>
        {text('save-and-close')}
      </SaveButton>
      <Button onClick={onCancel}>{text('cancel')}</Button>
    </div>
  );
}

/** Only Cancel and Save, for a dialog. */
export function SimpleFooter({ footer }: { footer: FooterProps }) {
  return (
    <div className="flex flex-wrap justify-end gap-2 border-t border-line pt-4">
      <CancelButton />
      <SaveButton saveType="SAVE" look="primary" footer={footer}>
        {footer.mineAnyway ? 'Save mine anyway' : text('save')}
      </SaveButton>
    </div>
  );
}
