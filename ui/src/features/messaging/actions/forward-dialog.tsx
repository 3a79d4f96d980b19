import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { keys } from '@/api/keys';
import { recipientsQuery } from '@/api/messaging/compose';
import { type Message, type Thread, forwardMessage } from '@/api/messaging/threads';
import { Field } from '@/components/form/field';
import { Textarea } from '@/components/form/textarea';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { CancelButton } from '@/components/window/cancel-button';
import { Dialog } from '@/components/window/dialog';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { AudienceLine } from '../composer/audience/audience-line';
import { audienceFields } from '../composer/audience/addressed-as';
import { type Person, newMessage } from '../composer/form/composition';
import { PeopleField } from '../composer/form/people-field';

interface ForwardDialogProps {
  thread: Thread;
  message: Message;
  onClose: () => void;
}

/** Asks for the recipients of a forwarded message and a note. */
export function ForwardDialog({ thread, message, onClose }: ForwardDialogProps) {
  const { loanId } = thread;
  const cache = useQueryClient();
  const { data: options } = useQuery(recipientsQuery(loanId, thread.lendingTeam ? 'LENDERS' : 'ALL'));
  const [people, setPeople] = useState<readonly Person[]>([]);
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const missing = people.length === 0 ? text('message-recipients-required') : undefined;
  const forwarding = useMutation({
    mutationFn: () => {
      const { userIds, emails } = rule('splitRecipients', { entries: people.map(({ value }) => value) });
      return forwardMessage(message.id, {
        toUserIds: userIds,
        toEmails: emails,
        ...(note.trim() ? { note: note.trim() } : {}),
      });
    },
    onSuccess: () => {
      toast.success(text('message-forwarded'));
      void cache.invalidateQueries({ queryKey: keys.threadLists(loanId) });
      onClose();
    },
    onError: () => toast.error(text('message-forward-failed')),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="md"
      title="Forward this message"
      description="Its text and attachments are sent to the people you choose in a new thread."
      unsaved={people.length > 0}
      footer={
        <>
          <CancelButton />
          <Button
            look="primary"
            busy={forwarding.isPending}
            onClick={() => {
              setTried(true);
              if (!missing) forwarding.mutate();
            }}
          >
            Forward
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div>
          <p className="mb-1.5 text-[13px] font-medium">To</p>
          <div className="rounded-md border border-control bg-surface px-2">
            {options ? (
              <PeopleField
                label="To"
                people={people}
                options={options}
                onChange={setPeople}
                invalid={tried && Boolean(missing)}
                autoFocus
              />
            ) : (
              <Skeleton className="my-2 h-5 w-40" />
            )}
          </div>
          {tried && missing && (
            <p role="alert" className="mt-1.5 text-[13px] text-bad">
              {missing}
            </p>
          )}
        </div>
        {people.length > 0 && (
          <AudienceLine loanId={loanId} message={audienceFields(newMessage(loanId, { recipients: people }))} />
        )}
        <Field label="Add a message">
          {(control) => (
            <Textarea {...control} rows={3} value={note} onChange={(event) => setNote(event.target.value)} />
          )}
        </Field>
        <blockquote className="border-l-2 border-line pl-3 text-[13px] text-muted">
          <p className="font-medium text-ink">{rule('displayName', message.from)}</p>
          <p className="line-clamp-3 break-words">{message.textPreview || 'An attachment'}</p>
        </blockquote>
      </div>
    </Dialog>
  );
}
