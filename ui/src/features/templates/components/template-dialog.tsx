import { type FormEvent, useState } from 'react';
import { keys } from '@/api/keys';
import { Problem, currentOf, messageFor } from '@/api/problem';
import { useFormCheck } from '@/components/form/use-form-check';
import { Button } from '@/components/ui/button';
import { useUndoable } from '@/components/undo/use-undoable';
import { CancelButton } from '@/components/window/cancel-button';
import { Dialog } from '@/components/window/dialog';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import {
  type Template,
  type TemplateWords,
  createTemplate,
  deleteTemplate,
  duplicateTemplate,
  updateTemplate,
} from '../api';
import { TemplateFields } from './template-fields';

/** A task on a template that opens a dialog. */
export type TemplateTask = WordsTask | { kind: 'delete'; template: Template };
type WordsTask = { kind: 'create' } | { kind: 'edit' | 'duplicate'; template: Template };

interface TemplateDialogProps {
  task: WordsTask;
  onDone: (template: Template) => void;
  onClose: () => void;
}

const titles = { create: 'New template', edit: 'Rename the template', duplicate: 'Duplicate the template' };
const verbs = { create: () => 'Create', edit: () => text('save'), duplicate: () => 'Duplicate' };

const violationsOf = ({ name }: TemplateWords) => rule('checkElement', { name });

const wordsOf = ({ name, entityType }: Template): TemplateWords => ({ name, entityType });

/** Returns the notice after a task. */
const doneWords = ({ kind }: WordsTask, { name }: Template) =>
  text(kind === 'edit' ? 'done-changed' : 'done-added', { name });

function startOf(task: WordsTask): TemplateWords {
  if (task.kind === 'create') return { name: '', entityType: 'INDIVIDUAL' };
  const { name, entityType } = task.template;
  return { name: task.kind === 'duplicate' ? `${name} (copy)` : name, entityType };
}

/** Asks for the name and kind of a template. Input is kept if saving fails. */
export function TemplateDialog({ task, onDone, onClose }: TemplateDialogProps) {
  const { say, refresh } = useUndoable(keys.templates);
  const [words, setWords] = useState(() => startOf(task));
  const [base, setBase] = useState(task.kind === 'edit' ? task.template : null);
  const [start] = useState(words);
  const [state, setState] = useState<{ busy: boolean; error: unknown }>({ busy: false, error: null });
  const check = useFormCheck(words, start, violationsOf);
  const meanwhile = currentOf<Template>(state.error, 'entityType');

  const save = () => {
    if (task.kind === 'duplicate') return duplicateTemplate(task.template.id, words.name.trim());
    return base ? updateTemplate(base, words) : createTemplate(words);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (check.violations.length > 0) return check.showAll();
    setState({ busy: true, error: null });
    try {
      const saved = await save();
      say(doneWords(task, saved), () => (base ? updateTemplate(saved, wordsOf(base)) : deleteTemplate(saved.id)));
      onClose();
      onDone(saved);
    } catch (error) {
      setState({ busy: false, error });
      setBase((now) => currentOf<Template>(error, 'entityType') ?? now);
    }
    await refresh();
  };

  const failure = state.error instanceof Problem ? state.error.forField('name') : undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={titles[task.kind]}
      footer={
        <>
          <CancelButton />
          <Button look="primary" type="submit" form="template-form" busy={state.busy}>
            {meanwhile ? 'Save mine anyway' : verbs[task.kind]()}
          </Button>
        </>
      }
    >
      <form id="template-form" onSubmit={(event) => void submit(event)}>
        <TemplateFields
          words={words}
          onName={(name) => setWords({ ...words, name })}
          {...(task.kind === 'duplicate' ? {} : { onEntityType: (entityType) => setWords({ ...words, entityType }) })}
          nameError={check.errorOf('name') ?? failure}
        />
      </form>
      {Boolean(state.error) && !failure && (
        <p role="alert" className="mt-4 rounded-md bg-warn-soft px-3 py-2 text-warn">
          {meanwhile
            ? `Someone else renamed this template to “${meanwhile.name}”. What you typed is still here.`
            : messageFor(state.error)}
        </p>
      )}
    </Dialog>
  );
}
