import { Button, type ButtonProps } from '@/components/ui/button';
import { text } from '@/rules/text';
import { WindowClose } from './window';

/** The way out of a window without saving: the same as Escape, with the question about what was typed. */
export function CancelButton({ children = text('cancel'), ...props }: ButtonProps) {
  return (
    <WindowClose>
      <Button {...props}>{children}</Button>
    </WindowClose>
  );
}
