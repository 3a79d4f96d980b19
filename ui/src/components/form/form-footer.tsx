import type { ReactNode } from 'react';
import { Tooltip } from '@/components/floating/tooltip';
import { Button } from '@/components/ui/button';
import { text } from '@/rules/text';

interface FormFooterProps {
  onCancel: () => void;
  /** Why it can't be saved now; nothing when it can. */
  disabledReason?: string | null;
  busy?: boolean;
  /** The label of the save button, unless it is Save. */
  saveLabel?: string;
  /** A note next to the buttons. */
  children?: ReactNode;
}

/**
 * A form's footer: Save, which submits the surrounding form, and Cancel. On a phone it sits above the navigation bar.
 */
export function FormFooter({ onCancel, disabledReason, busy = false, saveLabel, children }: FormFooterProps) {
  const save = (
    <Button
      look="primary"
      type={disabledReason ? 'button' : 'submit'}
      busy={busy}
      aria-disabled={disabledReason ? true : undefined}
    >
      {saveLabel ?? text('save')}
    </Button>
  );
  return (
    <div
      data-toast-obstacle
      className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-2 border-t border-line bg-canvas px-4 py-3 max-md:bottom-[calc(3.2rem+env(safe-area-inset-bottom))] sm:mx-0 sm:px-0"
    >
      {disabledReason ? <Tooltip text={disabledReason}>{save}</Tooltip> : save}
      <Button onClick={onCancel}>{text('cancel')}</Button>
      {children && <div className="ml-auto text-[13px] text-muted">{children}</div>}
    </div>
  );
}
