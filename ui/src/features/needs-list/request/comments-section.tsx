import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import type { NeedsListElement } from '@/api/elements';
import { keys } from '@/api/keys';
import { type Comment, addComment, commentsQuery } from '@/api/needs-list/comments';
import { messageFor } from '@/api/problem';
import { Checkbox } from '@/components/form/checkbox';
import { Textarea } from '@/components/form/textarea';
import { Avatar } from '@/components/people/avatar';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { DateText } from '@/components/ui/date-text';
import { useTypedDraft } from '@/lib/storage/typed-drafts';
import { rule } from '@/rules/rule';
import { PanelSection } from './panel-section';

interface CommentsSectionProps {
  loanId: string;
  element: NeedsListElement;
  works: boolean;
}

/** The comments on a request, and the form to add one. */
export function CommentsSection({ loanId, element, works }: CommentsSectionProps) {
  const { data, isError, error } = useQuery(commentsQuery(loanId, element.id));
  return (
    <PanelSection title="Comments">
      {!data && !isError && <Skeleton className="h-10" />}
      {isError && !data && <p className="text-bad">{messageFor(error)}</p>}
      {data?.length === 0 && <p className="text-muted">No comments yet</p>}
      <ul className="grid gap-3">
        {data?.map((comment) => (
          <CommentLine key={comment.id} comment={comment} works={works} />
        ))}
      </ul>
      <CommentForm loanId={loanId} elementId={element.id} works={works} />
    </PanelSection>
  );
}

function CommentLine({
  comment: { author, body, createdAt, visibleToBorrower },
  works,
}: {
  comment: Comment;
  works: boolean;
}) {
  const visibility = rule('commentVisibility', { viewer: works ? 'LENDER' : 'BORROWER' });
  return (
    <li className="flex gap-2.5">
      <Avatar person={author} size="sm" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 text-[13px]">
          <span className="font-medium">{rule('displayName', author)}</span>
          <DateText at={createdAt} className="text-xs text-faint" />
          {works && !visibleToBorrower && <Badge>{visibility.internalLabel}</Badge>}
        </p>
        <p className="text-pretty break-words whitespace-pre-line">{body}</p>
      </div>
    </li>
  );
}

/** Ctrl/⌘+Enter sends. The text is kept if that fails. */
function CommentForm({ loanId, elementId, works }: { loanId: string; elementId: string; works: boolean }) {
  const cache = useQueryClient();
  const [body, setBody] = useTypedDraft(`comment ${elementId}`);
  const viewer = works ? 'LENDER' : 'BORROWER';
  const visibility = rule('commentVisibility', { viewer });
  const [visibleToBorrower, setVisible] = useState(visibility.visibleToBorrower);
  const [{ busy, failure }, setState] = useState<{ busy: boolean; failure: string | null }>({
    busy: false,
    failure: null,
  });
  const form = { body: body.trim(), visibleToBorrower };
  const wrong = rule('checkComment', { viewer, ...form })[0]?.message;
  const { room } = rule('textRoom', { field: 'body', text: body });
  const send = async () => {
    if (busy || form.body === '') return;
    if (wrong) return setState({ busy: false, failure: wrong });
    setState({ busy: true, failure: null });
    try {
      await addComment(loanId, elementId, form);
      setBody('');
      setVisible(visibility.visibleToBorrower);
      setState({ busy: false, failure: null });
    } catch (error) {
      setState({ busy: false, failure: messageFor(error) });
    }
    await cache.invalidateQueries({ queryKey: keys.elements(loanId) });
  };
  return (
    <form
      className="grid gap-2"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      <Textarea
        aria-label="Comment"
        data-autosaved
        placeholder="Add a comment…"
        rows={2}
        value={body}
        onChange={(event) => setBody(event.target.value)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
        }}
      />
      {(failure ?? (body.trim() ? wrong : undefined)) ? (
        <p role="alert" className="text-[13px] text-bad">
          {failure ?? wrong}
        </p>
      ) : (
        room && <p className="text-[13px] text-faint">{room}</p>
      )}
      <div className="flex flex-wrap items-center justify-end gap-3">
        {visibility.isChoice && (
          <label className="mr-auto flex items-center gap-2 text-[13px]">
            <Checkbox checked={visibleToBorrower} onCheckedChange={(on) => setVisible(on === true)} />
            {visibility.label}
          </label>
        )}
        <Button size="sm" type="submit" busy={busy} disabled={body.trim() === ''}>
          Comment
        </Button>
      </div>
    </form>
  );
}
