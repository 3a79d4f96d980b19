import { Button, type ButtonProps } from '@/components/ui/button';
import { text } from '@/rules/text';
import { WindowClose } from './window';

/** Closes a window without saving: like Escape, it asks about unsaved text. */
export function CancelButton({ children = text('cancel'), ...props }: ButtonProps) {
  return (
    <WindowClose>
      <Button {...props}>{children}</Button>
    </WindowClose>
  );
}
