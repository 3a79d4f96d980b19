import { useState } from 'react';
import type { Loan } from '@/api/models';
import type { ContactPerson } from '../contact-person';
import { ContactFormDialog } from '../form/contact-form-dialog';
import { MoveDialog } from '../moves/move-dialog';
import type { WantedMove } from '../moves/move-menu-items';
import { RemoveDialog } from './remove-dialog';

/** A task with a contact that has its own window. */
export type ContactTask =
  | { kind: 'add'; forBorrower?: boolean }
  | { kind: 'edit'; person: ContactPerson }
  | { kind: 'move'; move: WantedMove }
  | { kind: 'remove'; person: ContactPerson; own: boolean };

/** Manages the open task, if any. */
export function useContactTask() {
  const [task, setTask] = useState<ContactTask | null>(null);
  return { task, start: setTask, onClose: () => setTask(null) };
}

interface ContactTasksProps {
  loan: Loan;
  task: ContactTask | null;
  onClose: () => void;
}

/** The window of the open task. */
export function ContactTasks({ loan, task, onClose }: ContactTasksProps) {
  if (task?.kind === 'add') {
    const forBorrower = task.forBorrower ?? false;
    return <ContactFormDialog forBorrower={forBorrower} companyMode={forBorrower} onClose={onClose} />;
  }
  if (task?.kind === 'edit') return <ContactFormDialog person={task.person} onClose={onClose} />;
  if (task?.kind === 'move') return <MoveDialog loan={loan} move={task.move} onClose={onClose} />;
  if (task?.kind === 'remove') return <RemoveDialog loan={loan} {...task} onClose={onClose} />;
  return null;
}
