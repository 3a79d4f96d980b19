import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { changeElements } from '@/api/elements';
import type { Loan } from '@/api/models';
import { messageFor } from '@/api/problem';
import { Field } from '@/components/form/field';
import { Select } from '@/components/form/select';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { CancelButton } from '@/components/window/cancel-button';
import { Dialog } from '@/components/window/dialog';
import { useElementsCache, useLoanList } from '@/features/needs-list';
import { entityTypeFacts, roleGroupFacts } from '@/rules/facts';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { type ApplyResult, applyTemplate, templatesQuery } from '../api';

const EVERYONE = 'everyone';

/** Picks a template and its borrowers; items that exist already are skipped. */
export function UseTemplateDialog({ loan, onClose }: { loan: Loan; onClose: () => void }) {
  const { refresh, say } = useElementsCache(useLoanList(loan.id));
  const { data, isError, error } = useQuery(templatesQuery);
  const [chosen, setChosen] = useState<string>();
  const [forWhom, setForWhom] = useState(EVERYONE);
  const [{ busy, failure }, setState] = useState<{ busy: boolean; failure: string | null }>({
    busy: false,
    failure: null,
  });
  const templateId = chosen ?? data?.[0]?.id;
  const template = data?.find(({ id }) => id === templateId);
  const borrowers = loan.loanRoles
    .map(({ user }) => user)
    .filter((user) => roleGroupFacts[user.loggedRoleGroup].borrower);

  const use = async () => {
    if (!template) return;
    setState({ busy: true, failure: null });
    try {
      const applied = await applyTemplate(loan.id, template.id, forWhom === EVERYONE ? null : forWhom);
      const { createdIds } = applied;
      const undo = () => changeElements(loan.id, { elementIds: createdIds, delete: true });
      say(appliedWords(template.name, applied), createdIds.length > 0 ? undo : undefined);
      onClose();
    } catch (failed) {
      setState({ busy: false, failure: messageFor(failed) });
    }
    await refresh();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Use a template"
      description="Adds this template’s items. Duplicates are skipped."
      footer={
        <>
          <CancelButton />
          <Button look="primary" busy={busy} disabled={!template} onClick={() => void use()}>
            Add to the needs list
          </Button>
        </>
      }
    >
      {!data && !isError && <Skeleton className="h-24" />}
      {isError && !data && <p className="text-bad">{messageFor(error)}</p>}
      {data?.length === 0 && <p className="text-muted">Your company has no templates yet.</p>}
      {template && data && (
        <div className="grid gap-4">
          <Field
            label="Template"
            hint={`For ${entityTypeFacts[template.entityType].label.toLowerCase()}; ${rule('countLabel', { count: template.itemsCount, noun: 'ITEM' })}.`}
          >
            {({ id }) => (
              <Select
                id={id}
                value={template.id}
                options={data.map((each) => ({ value: each.id, label: each.name }))}
                onValueChange={setChosen}
              />
            )}
          </Field>
          <Field label="For" hint="Other borrowers can’t see items meant for one borrower.">
            {({ id }) => (
              <Select
                id={id}
                value={forWhom}
                options={[
                  { value: EVERYONE, label: 'Every borrower' },
                  ...borrowers.map((user) => ({ value: user.id, label: rule('displayName', user) })),
                ]}
                onValueChange={setForWhom}
              />
            )}
          </Field>
        </div>
      )}
      {failure && (
        <p role="alert" className="mt-4 text-bad">
          {failure}
        </p>
      )}
    </Dialog>
  );
}

function appliedWords(name: string, { created, merged, waiting }: ApplyResult): string {
  const items = (count: number) => rule('countLabel', { count, noun: 'ITEM' });
  const there = merged > 0 ? ` ${items(merged)} already there.` : '';
  const added = created > 0 ? `${items(created)} added from “${name}”.` : `Nothing new in “${name}”.`;
  return `${added}${there}${waitingWords(waiting)}`;
}

/** Returns the note that per-borrower requests wait until there is a borrower. */
function waitingWords(waiting: number): string {
  if (waiting === 0) return '';
  return ` ${waiting === 1 ? text('each-borrower-waiting-one') : text('each-borrower-waiting', { count: String(waiting) })}.`;
}
