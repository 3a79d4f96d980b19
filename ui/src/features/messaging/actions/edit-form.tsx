import { useState } from 'react';
import type { Message } from '@/api/messaging/threads';
import { Button } from '@/components/ui/button';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import MessageEditor from '../composer/editor/editor';

interface EditFormProps {
  loanId: string;
  message: Message;
  onSave: (body: string) => void;
  onClose: () => void;
}

/** Edits the user's own message in place. Ctrl or ⌘ + Enter saves, Escape cancels. */
export function EditForm({ loanId, message, onSave, onClose }: EditFormProps) {
  const [body, setBody] = useState(message.body);
  const empty = rule('textPreview', { body }) === '' && message.documents.length === 0;
  const save = () => {
    if (empty) return;
    if (body === message.body) return onClose();
    onSave(body);
  };
  return (
    <div
      className="rounded-md border border-control bg-surface"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && body === message.body) onClose();
      }}
    >
      <MessageEditor
        loanId={loanId}
        label="Your message"
        placeholder=""
        body={() => message.body}
        revision={0}
        onType={(typed) => setBody(typed())}
        onFiles={() => undefined}
        find={() => []}
        onSend={save}
        invalid={empty}
        autoFocus
      />
      <div className="flex items-center justify-end gap-2 border-t border-line px-2 py-2">
        {empty && (
          <p role="alert" className="mr-auto text-[13px] text-bad">
            {text('message-body-required')}
          </p>
        )}
        <Button size="sm" onClick={onClose}>
          {text('cancel')}
        </Button>
        <Button size="sm" look="primary" disabled={empty} onClick={save}>
          {text('save')}
        </Button>
      </div>
    </div>
  );
}
