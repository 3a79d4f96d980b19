import { DeleteTemplate } from './delete-template';
import { TemplateDialog, type TemplateTask } from './template-dialog';
import type { Template } from '../api';

interface TemplateWindowsProps {
  task: TemplateTask;
  /** Called after a template was created or changed. */
  onDone: (template: Template) => void;
  onDeleted: () => void;
  onClose: () => void;
}

/** The open dialog of the templates. */
export function TemplateWindows({ task, onDone, onDeleted, onClose }: TemplateWindowsProps) {
  return task.kind === 'delete' ? (
    <DeleteTemplate template={task.template} onDeleted={onDeleted} onClose={onClose} />
  ) : (
    <TemplateDialog task={task} onDone={onDone} onClose={onClose} />
  );
}
