import { CircleMinus } from 'lucide-react';
import { useState } from 'react';
import { type NeedsListElement, reviewElement, claimNotApplicable, withdrawNotApplicable } from '@/api/elements';
import type { RoleGroup } from '@/api/models';
import { messageFor } from '@/api/problem';
import { Field } from '@/components/form/field';
import { Textarea } from '@/components/form/textarea';
import { Button } from '@/components/ui/button';
import { DateText } from '@/components/ui/date-text';
import { useTypedDraft } from '@/lib/storage/typed-drafts';
import { stateFacts } from '@/rules/facts';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { changeElement, useLoanList } from '../tree/element-list';
import { useElementsCache } from '../tree/use-elements-cache';

interface NotApplicableProps {
  loanId: string;
  element: NeedsListElement;
  viewer: RoleGroup;
}

/** Why a request doesn't apply, with the actions on that claim, or the form to make it. */
export function NotApplicable({ loanId, element, viewer }: NotApplicableProps) {
  const cache = useElementsCache(useLoanList(loanId));
  const [failure, setFailure] = useState<string | null>(null);
  const { notApplicable, storageType, reviewState } = element;
  const may = (step: 'NOT_APPLICABLE' | 'APPLICABLE' | 'ACCEPT', note = '') =>
    rule('reviewStep', { viewer, storageType, reviewState, hasAnswer: element.answers.length > 0, step, reason: note });
  const run = async (words: string, call: (version: number) => Promise<NeedsListElement>): Promise<boolean> => {
    setFailure(null);
    try {
      const { answered, undo } = await changeElement(loanId, element, call);
      cache.keep(answered);
      cache.say(text(words, { name: element.name }), undo);
      return true;
    } catch (error) {
      setFailure(messageFor(error));
      return false;
    } finally {
      void cache.refresh();
    }
  };
  if (!notApplicable) {
    const mayAtAll = may('NOT_APPLICABLE', 'why').allowed;
    return mayAtAll ? (
      <NotApplicableForm
        elementId={element.id}
        failure={failure}
        check={(why) => may('NOT_APPLICABLE', why).violations[0]?.message}
        onSay={(reason) => run('done-not-applicable', () => claimNotApplicable(loanId, element.id, reason))}
      />
    ) : null;
  }
  return (
    <div className="rounded-md bg-info-soft p-3">
      <p className="flex items-center gap-1.5 font-medium text-info">
        <CircleMinus aria-hidden className="size-4" /> Doesn’t apply
      </p>
      <p className="mt-1 text-pretty break-words whitespace-pre-line">{notApplicable.reason}</p>
      <p className="mt-1 text-xs text-muted">
        {notApplicable.byName}, <DateText at={notApplicable.at} />
      </p>
      <div className="mt-2 flex gap-1.5">
        {stateFacts[reviewState].waits && may('ACCEPT').allowed && (
          <Button
            size="sm"
            onClick={() =>
              void run('done-accepted', (version) =>
                reviewElement(loanId, element.id, { decision: 'ACCEPTED', version }),
              )
            }
          >
            Agree
          </Button>
        )}
        {may('APPLICABLE').allowed && (
          <Button
            size="sm"
            onClick={() => void run('done-applicable', () => withdrawNotApplicable(loanId, element.id))}
          >
            It does apply
          </Button>
        )}
      </div>
      {failure && (
        <p role="alert" className="mt-2 text-bad">
          {failure}
        </p>
      )}
    </div>
  );
}

interface SayWhyProps {
  elementId: string;
  failure: string | null;
  /** Returns why a reason is invalid. */
  check: (why: string) => string | undefined;
  /** Resolves to whether the claim was saved; until then the text is kept. */
  onSay: (reason: string) => Promise<boolean>;
}

function NotApplicableForm({ elementId, failure, check, onSay }: SayWhyProps) {
  const [why, setWhy] = useTypedDraft(`not-applicable ${elementId}`);
  const [open, setOpen] = useState(why !== '');
  const [tried, setTried] = useState(false);
  if (!open) {
    return (
      <div>
        <Button size="sm" look="quiet" onClick={() => setOpen(true)}>
          <CircleMinus aria-hidden /> This doesn’t apply…
        </Button>
      </div>
    );
  }
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!check(why)) void onSay(why.trim()).then((said) => said && setWhy(''));
      }}
    >
      <Field
        label="Why it doesn’t apply"
        error={tried ? (check(why) ?? failure ?? undefined) : undefined}
        limit={{ field: 'reason', text: why }}
      >
        {(control) => (
          <Textarea
            {...control}
            data-autosaved
            autoFocus
            value={why}
            onChange={(event) => setWhy(event.target.value)}
          />
        )}
      </Field>
      <div className="flex justify-end gap-2">
        {/* The text is kept for next time. */}
        <Button size="sm" onClick={() => setOpen(false)}>
          {text('cancel')}
        </Button>
        <Button size="sm" look="primary" type="submit">
          Say so
        </Button>
      </div>
    </form>
  );
}
