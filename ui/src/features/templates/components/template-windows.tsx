import { DeleteTemplate } from './delete-template';
import { TemplateDialog, type TemplateTask } from './template-dialog';
import type { Template } from '../api';

interface TemplateWindowsProps {
  task: TemplateTask;
  /** After a template was made or changed. */
  onDone: (template: Template) => void;
  onDeleted: () => void;
  onClose: () => void;
}

/** The window that is open over the templates. */
export function TemplateWindows({ task, onDone, onDeleted, onClose }: TemplateWindowsProps) {
  return task.kind === 'delete' ? (
    <DeleteTemplate template={task.template} onDeleted={onDeleted} onClose={onClose} />
  ) : (
    <TemplateDialog task={task} onDone={onDone} onClose={onClose} />
  );
}
