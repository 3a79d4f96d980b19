import { useMemo, useState } from 'react';
import type { NeedsListElement } from '@/api/elements';
import type { RoleGroup, StorageType } from '@/api/models';
import { Problem, messageFor } from '@/api/problem';
import { useFormCheck } from '@/components/form/use-form-check';
import { Button } from '@/components/ui/button';
import { CancelButton } from '@/components/window/cancel-button';
import { Dialog } from '@/components/window/dialog';
import { priorityFacts, stateFacts } from '@/rules/facts';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { type ElementList, dueDaysOf } from '../element-list';
import { folderPlaces } from '../reorder/folder-places';
import { priorityMenu } from '../row/priorities';
import { currentElement, useElementsCache } from '../use-elements-cache';
import { ElementForm } from './element-form';
import { type ElementValues, blankElement, parseDigits, valuesOf } from './element-values';
import { useSaveElement } from './use-save-element';

/** A task that opens the dialog of an element. */
export type ElementTask =
  | { kind: 'add'; folder: NeedsListElement | null; storageType: StorageType }
  | { kind: 'edit'; element: NeedsListElement };

interface ElementDialogProps {
  list: ElementList;
  task: ElementTask;
  byId: ReadonlyMap<string, NeedsListElement>;
  viewer: RoleGroup;
  onClose: () => void;
  onAdded: (element: NeedsListElement) => void;
  /** Opens the assign dialog for the added elements. */
  onAssign?: ((elements: readonly NeedsListElement[]) => void) | undefined;
}

const violationsOf = (values: ElementValues) => {
  const { name, description, instructions, internalNote, dueDate } = values;
  const texts = { name, description, instructions, internalNote };
  const days = { dueDays: parseDigits(values.dueDays), freshnessDays: parseDigits(values.freshnessDays) };
  return rule('checkElement', { ...texts, ...days, dueDate: dueDate || null });
};

function titleOf(task: ElementTask, folder: NeedsListElement | undefined): string {
  if (task.kind === 'edit') return `Edit “${task.element.name}”`;
  const what = text(task.storageType === 'FOLDER' ? 'add-folder' : 'add-file-request');
  return folder ? `${what} to “${folder.name}”` : what;
}

const begin = (task: ElementTask): ElementValues =>
  task.kind === 'edit' ? valuesOf(task.element) : { ...blankElement, parentId: task.folder?.id ?? null };

/** Adds or edits an element. On a conflict it shows the other person's changes and keeps the input. */
export function ElementDialog({ list, task, byId, viewer, onClose, onAdded, onAssign }: ElementDialogProps) {
  const cache = useElementsCache(list);
  const saving = useSaveElement(list);
  const [base, setBase] = useState(task.kind === 'edit' ? task.element : null);
  const [values, setValues] = useState(() => begin(task));
  const [problem, setProblem] = useState<{ error: unknown; meanwhile: string | null } | null>(null);
  const [busy, setBusy] = useState(false);
  const start = base ? valuesOf(base) : begin(task);
  const check = useFormCheck(values, start, violationsOf);
  const chosen = values.parentId !== start.parentId || values.priorityType !== start.priorityType;
  const places = useMemo(() => folderPlaces(byId), [byId]);

  const save = async (assigns: boolean) => {
    if (task.kind === 'edit') return base && saving.change(base, values, setBase);
    const added = await saving.add(values, task.storageType);
    onAdded(added);
    if (assigns) onAssign?.([added]);
  };

  const submit = async (assigns = false) => {
    if (check.violations.length > 0) return check.showAll();
    setBusy(true);
    setProblem(null);
    try {
      await save(assigns);
      onClose();
    } catch (error) {
      const current = currentElement(error);
      setProblem({ error, meanwhile: current && base && describeConflict(base, current) });
      if (current) setBase(current);
      setBusy(false);
    }
    await cache.refresh();
  };

  const asks = (task.kind === 'edit' ? task.element.storageType : task.storageType) === 'FILE';
  const failure = problem?.error instanceof Problem ? problem.error : null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      unsaved={chosen}
      title={titleOf(task, byId.get(values.parentId ?? ''))}
      footer={
        <>
          <CancelButton />
          {task.kind === 'add' && asks && onAssign && (
            <Button disabled={busy} onClick={() => void submit(true)}>
              Add and assign…
            </Button>
          )}
          <Button look="primary" type="submit" form="element-form" busy={busy}>
            {task.kind === 'edit' ? (problem?.meanwhile ? 'Save mine anyway' : text('save')) : text('row-add')}
          </Button>
        </>
      }
    >
      <ElementForm
        values={values}
        due={asks ? (list.asksEachBorrower ? 'days' : 'date') : null}
        places={places}
        priorities={priorityMenu(viewer).map(({ priorityType, label }) => ({ value: priorityType, label }))}
        offersEach={list.asksEachBorrower && asks}
        onChange={setValues}
        onSubmit={() => void submit()}
        errorOf={(field) => check.errorOf(field) ?? failure?.forField(field)}
      />
      {problem && !failure?.forField('name') && (
        <p role="alert" className="mt-4 rounded-md bg-warn-soft px-3 py-2 text-warn">
          {problem.meanwhile ?? messageFor(problem.error)}
        </p>
      )}
    </Dialog>
  );
}

/** Describes the changes that someone else made meanwhile. */
function describeConflict(before: NeedsListElement, now: NeedsListElement): string {
  const changes = [
    before.name !== now.name && `its name is now “${now.name}”`,
    before.parentId !== now.parentId && 'it is in another folder now',
    before.description !== now.description && `its description is now “${now.description ?? ''}”`,
    before.priorityType !== now.priorityType &&
      `its priority is now ${priorityFacts[now.priorityType].label.toLowerCase()}`,
    before.hidden !== now.hidden && (now.hidden ? 'it is hidden now' : 'it is no longer hidden'),
    before.visibleAtStatus !== now.visibleAtStatus && 'the status it shows from has changed',
    before.dueDate !== now.dueDate && `its due date is now ${rule('dateDisplay', { date: now.dueDate }) ?? 'open'}`,
    dueDaysOf(before) !== dueDaysOf(now) && `it is due after ${dueDaysOf(now) ?? 'no'} days now`,
    before.freshnessDays !== now.freshnessDays &&
      `documents may now be ${now.freshnessDays ?? 'any number of'} days old`,
    before.optional !== now.optional && (now.optional ? 'it is optional now' : 'it is no longer optional'),
    before.instructions !== now.instructions && 'its instructions have changed',
    before.internalNote !== now.internalNote && `its internal note is now “${now.internalNote ?? ''}”`,
    before.reviewState !== now.reviewState && `its document is now ${stateFacts[now.reviewState].label.toLowerCase()}`,
  ].filter(Boolean);
  const what = changes.length > 0 ? changes.join(', ') : 'it was saved again';
  return `Someone changed this while you were typing: ${what}. What you typed is still here.`;
}
