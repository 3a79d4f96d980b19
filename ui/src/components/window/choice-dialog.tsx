import { AlertDialog as Radix } from 'radix-ui';
import { useState } from 'react';
import { Checkbox } from '@/components/form/checkbox';
import { Button } from '@/components/ui/button';
import { backdropProps } from './backdrop-props';
import { useOpener } from './use-opener';

interface ChoiceDialogProps {
  /** The question's text, from the rules. */
  words: {
    question: string;
    /** A fact to know before deciding. */
    detail?: string | null | undefined;
    confirm: string;
    alternative: string | null;
    cancel: string;
    remember: string | null;
  };
  busy?: boolean;
  onConfirm: (remembered: boolean) => void;
  onAlternative?: () => void;
  onCancel: () => void;
}

/** A question with one or two actions and a cancel button; some have a "don't ask again" checkbox. */
export function ChoiceDialog({ words, busy = false, onConfirm, onAlternative, onCancel }: ChoiceDialogProps) {
  const [remembered, setRemembered] = useState(false);
  const backToOpener = useOpener(true);
  return (
    <Radix.Root open onOpenChange={(open) => !open && onCancel()}>
      <Radix.Portal>
        <Radix.Overlay {...backdropProps('z-60')} />
        <Radix.Content
          {...(words.detail ? {} : { 'aria-describedby': undefined })}
          onCloseAutoFocus={backToOpener}
          className="fixed inset-x-4 top-1/2 z-60 mx-auto max-w-md -translate-y-1/2 animate-rise rounded-lg border border-line bg-surface p-5 shadow-float outline-none"
        >
          <Radix.Title className="text-base font-semibold text-pretty">{words.question}</Radix.Title>
          {words.detail && (
            <Radix.Description className="mt-2 text-pretty text-muted">{words.detail}</Radix.Description>
          )}
          {words.remember && (
            <label className="mt-3 flex min-h-9 items-center gap-2.5">
              <Checkbox checked={remembered} onCheckedChange={(ticked) => setRemembered(ticked === true)} />
              {words.remember}
            </label>
          )}
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <Radix.Cancel asChild>
              <Button>{words.cancel}</Button>
            </Radix.Cancel>
            {words.alternative && (
              <Button disabled={busy} onClick={onAlternative}>
                {words.alternative}
              </Button>
            )}
            <Button look="primary" busy={busy} onClick={() => onConfirm(remembered)}>
              {words.confirm}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
