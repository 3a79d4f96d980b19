import { useState } from 'react';
import type { NeedsListElement } from '@/api/elements';
import type { StorageType } from '@/api/models';
import { Problem, wordsFor } from '@/api/problem';
import { useCheck } from '@/components/form/use-check';
import { Button } from '@/components/ui/button';
import { CancelButton } from '@/components/window/cancel-button';
import { Dialog } from '@/components/window/dialog';
import { priorityFacts, stateFacts } from '@/rules/facts';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { type ElementList, dueDaysOf } from '../element-list';
import { currentElement, useElementsCache } from '../use-elements-cache';
import { ElementForm } from './element-form';
import { type ElementValues, blank, changesIn, daysIn, valuesOf } from './element-values';

/** Which window is open over the tree. */
export type ElementTask =
  | { kind: 'add'; folder: NeedsListElement | null; storageType: StorageType }
  | { kind: 'edit'; element: NeedsListElement };

interface ElementDialogProps {
  list: ElementList;
  task: ElementTask;
  onClose: () => void;
  onAdded: (element: NeedsListElement) => void;
}

const violationsOf = (values: ElementValues) => {
  const { name, description, instructions, internalNote, dueDate } = values;
  const texts = { name, description, instructions, internalNote };
  return rule('checkElement', { ...texts, dueDate: dueDate || null, dueDays: daysIn(values) });
};

function titleOf(task: ElementTask): string {
  if (task.kind === 'edit') return `Edit “${task.element.name}”`;
  const what = text(task.storageType === 'FOLDER' ? 'add-folder' : 'add-file-request');
  return task.folder ? `${what} to “${task.folder.name}”` : what;
}

/** Adds or edits an element. When someone else was faster, says what they changed and keeps what was typed. */
export function ElementDialog({ list, task, onClose, onAdded }: ElementDialogProps) {
  const cache = useElementsCache(list);
  const [base, setBase] = useState(task.kind === 'edit' ? task.element : null);
  const [values, setValues] = useState(base ? valuesOf(base) : blank);
  const [problem, setProblem] = useState<{ error: unknown; meanwhile: string | null } | null>(null);
  const [busy, setBusy] = useState(false);
  const check = useCheck(values, base ? valuesOf(base) : blank, violationsOf);

  const save = async () => {
    if (task.kind === 'edit' && base) {
      const { answered, undo } = await list.update(base, changesIn(values, base));
      cache.keep(answered);
      return cache.say(text('done-changed', { name: answered.name }), undo);
    }
    if (task.kind !== 'add') return;
    const { name, ...rest } = { ...changesIn(values, null), name: values.name };
    const body = { ...rest, name, storageType: task.storageType, parentId: task.folder?.id ?? null };
    const added = await list.create(body);
    onAdded(added);
    cache.say(text('done-added', { name: added.name }), () => list.remove(added));
  };

  const submit = async () => {
    if (check.violations.length > 0) return check.showAll();
    setBusy(true);
    setProblem(null);
    try {
      await save();
      onClose();
    } catch (error) {
      const current = currentElement(error);
      setProblem({ error, meanwhile: current && base && differences(base, current) });
      if (current) setBase(current);
      setBusy(false);
    }
    await cache.refresh();
  };

  const storageType = task.kind === 'edit' ? task.element.storageType : task.storageType;
  const failure = problem?.error instanceof Problem ? problem.error : null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={titleOf(task)}
      footer={
        <>
          <CancelButton />
          <Button look="primary" type="submit" form="element-form" busy={busy}>
            {task.kind === 'edit' ? (problem?.meanwhile ? 'Save mine anyway' : text('save')) : text('row-add')}
          </Button>
        </>
      }
    >
      <ElementForm
        values={values}
        due={storageType === 'FILE' ? (list.asksEachBorrower ? 'days' : 'date') : null}
        offersEach={list.asksEachBorrower && storageType === 'FILE'}
        onChange={setValues}
        onSubmit={() => void submit()}
        errorOf={(field) => check.errorOf(field) ?? failure?.forField(field)}
      />
      {problem && !failure?.forField('name') && (
        <p role="alert" className="mt-4 rounded-md bg-warn-soft px-3 py-2 text-warn">
          {problem.meanwhile ?? wordsFor(problem.error)}
        </p>
      )}
    </Dialog>
  );
}

/** What someone else changed while this was being typed, in words. */
function differences(before: NeedsListElement, now: NeedsListElement): string {
  const changes = [
    before.name !== now.name && `its name is now “${now.name}”`,
    before.description !== now.description && `its description is now “${now.description ?? ''}”`,
    before.priorityType !== now.priorityType &&
      `its priority is now ${priorityFacts[now.priorityType].label.toLowerCase()}`,
    before.hidden !== now.hidden && (now.hidden ? 'it is hidden now' : 'it is no longer hidden'),
    before.visibleAtStatus !== now.visibleAtStatus && 'the status it shows from is another',
    before.dueDate !== now.dueDate && `its due date is now ${rule('dateDisplay', { date: now.dueDate }) ?? 'open'}`,
    dueDaysOf(before) !== dueDaysOf(now) && `it is due after ${dueDaysOf(now) ?? 'no'} days now`,
    before.optional !== now.optional && (now.optional ? 'it is optional now' : 'it is no longer optional'),
    before.instructions !== now.instructions && 'its instructions are others',
    before.internalNote !== now.internalNote && `its internal note is now “${now.internalNote ?? ''}”`,
    before.reviewState !== now.reviewState && `its answer is now ${stateFacts[now.reviewState].label.toLowerCase()}`,
  ].filter(Boolean);
  const what = changes.length > 0 ? changes.join(', ') : 'it was saved again';
  return `Someone changed this while you were typing: ${what}. What you typed is still here.`;
}
