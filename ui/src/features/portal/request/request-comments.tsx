import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { NeedsListElement } from '@/api/elements';
import { keys } from '@/api/keys';
import { addComment, commentsQuery } from '@/api/needs-list/comments';
import { messageFor } from '@/api/problem';
import { Textarea } from '@/components/form/textarea';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { DateText } from '@/components/ui/date-text';
import { rule } from '@/rules/rule';

interface RequestCommentsProps {
  loanId: string;
  request: NeedsListElement;
}

/** The footer of a request: comments, collapsed, and other controls. */
export function RequestComments({ loanId, request, children }: RequestCommentsProps & { children: ReactNode }) {
  const [open, setOpen] = useState(useTyped(`comment:${request.id}`)[0] !== '');
  const id = useId();
  const { commentCount: count } = request;
  return (
    <div className="mt-3 -mb-2 border-t border-line pt-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="-mx-1 inline-flex min-h-11 items-center gap-2 rounded-md px-1 text-[15px] text-muted hover:text-ink"
        >
          <MessageSquare aria-hidden className="size-4" />
          {count === 0 ? 'Ask about this' : count === 1 ? '1 comment' : `${count} comments`}
          <span className="sr-only">on {request.name}</span>
        </button>
        {children}
      </div>
      {open && (
        <div id={id}>
          <CommentList loanId={loanId} elementId={request.id} />
          <NewComment loanId={loanId} request={request} />
        </div>
      )}
    </div>
  );
}

function CommentList({ loanId, elementId }: { loanId: string; elementId: string }) {
  const { data, error, refetch } = useQuery(commentsQuery(loanId, elementId));
  if (error && !data)
    return <ErrorState title="Couldn’t load the comments" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="my-2 h-12" />;
  return (
    <ol aria-label="Comments" className="grid gap-3 pb-3 empty:hidden">
      {data.map(({ id, body, author, createdAt }) => (
        <li key={id} className="rounded-md bg-sunken px-3 py-2.5">
          <p className="text-[13px] text-muted">
            <span className="font-medium text-ink">{rule('displayName', author)}</span>, <DateText at={createdAt} />
          </p>
          <p className="mt-0.5 text-[15px] break-words whitespace-pre-wrap">{body}</p>
        </li>
      ))}
    </ol>
  );
}

function NewComment({ loanId, request }: RequestCommentsProps) {
  const client = useQueryClient();
  const [body, setBody] = useTyped(`comment:${request.id}`);
  const [state, setState] = useState<{ busy: boolean; failure: string | null }>({ busy: false, failure: null });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setState({ busy: true, failure: null });
    try {
      await addComment(loanId, request.id, { body: body.trim(), visibleToBorrower: true });
      setBody('');
      setState({ busy: false, failure: null });
      void client.invalidateQueries({ queryKey: keys.elements(loanId) });
    } catch (error) {
      setState({ busy: false, failure: messageFor(error) });
    }
  };
  return (
    <form className="grid gap-2 pb-1" onSubmit={(event) => void send(event)}>
      <Textarea
        aria-label={`Write about ${request.name}`}
        placeholder="Write to your lender about this"
        className="min-h-16 text-base!"
        value={body}
        onChange={(event) => setBody(event.target.value)}
      />
      {state.failure && (
        <p role="alert" className="text-[15px] text-bad">
          {state.failure}
        </p>
      )}
      <Button size="lg" type="submit" className="justify-self-end" busy={state.busy} disabled={body.trim() === ''}>
        Send
      </Button>
    </form>
  );
}

/** Unsent texts by subject, kept until the page closes. */
const draftComments = new Map<string, string>();

/**
 * Returns a text that survives unmounting of its field: when it is collapsed, filtered out, or moved to another
 * section.
 */
function useTyped(about: string): [text: string, type: (text: string) => void] {
  const [text, setText] = useState(draftComments.get(about) ?? '');
  const type = (now: string) => {
    if (now === '') draftComments.delete(about);
    else draftComments.set(about, now);
    setText(now);
  };
  return [text, type];
}
