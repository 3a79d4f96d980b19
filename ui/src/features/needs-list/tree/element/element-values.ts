import type { NeedsListElement } from '@/api/elements';
import type { PriorityType, ReviewStatus } from '@/api/models';
import type { VisibleAt } from '@/rules/rule';
import { type TemplateRequestFields, dueDaysOf, isForEach } from '../element-list';

/** The form values of an element. */
export interface ElementValues {
  name: string;
  description: string;
  /** The parent folder; `null` for the top level. */
  parentId: string | null;
  priorityType: PriorityType;
  hidden: boolean;
  /** Empty: at every status. */
  visibleAtStatus: VisibleAt | '';
  /** In a template: whether a loan gets one copy for each borrower. */
  eachBorrower: boolean;
  /** As YYYY-MM-DD; empty for none. */
  dueDate: string;
  /** In a template: the number of days until it is due, as digits; empty for none. */
  dueDays: string;
  /** The maximum age of a document in days, as digits; empty for none. */
  freshnessDays: string;
  optional: boolean;
  instructions: string;
  internalNote: string;
}

/** Returns the parent folder; `null` for the top level. */
export const folderOf = (element: NeedsListElement): string | null => element.parentId ?? null;

/** The values of a new element. */
export const blankElement: ElementValues = {
  name: '',
  description: '',
  parentId: null,
  priorityType: 'UNSET',
  hidden: false,
  visibleAtStatus: '',
  eachBorrower: false,
  dueDate: '',
  dueDays: '',
  freshnessDays: '',
  optional: false,
  instructions: '',
  internalNote: '',
};

export const valuesOf = (element: NeedsListElement): ElementValues => ({
  name: element.name,
  description: element.description ?? '',
  parentId: folderOf(element),
  priorityType: element.priorityType,
  hidden: element.hidden,
  visibleAtStatus: element.visibleAtStatus ?? '',
  eachBorrower: isForEach(element),
  dueDate: element.dueDate ?? '',
  dueDays: dueDaysOf(element)?.toString() ?? '',
  freshnessDays: element.freshnessDays?.toString() ?? '',
  optional: element.optional,
  instructions: element.instructions ?? '',
  internalNote: element.internalNote ?? '',
});

/** The fields that a form can change; `null` clears. */
interface ElementFields extends TemplateRequestFields {
  name?: string;
  description?: string | null;
  priorityType?: PriorityType;
  hidden?: boolean;
  visibleAtStatus?: ReviewStatus | null;
  dueDate?: string | null;
  freshnessDays?: number | null;
  optional?: boolean;
  instructions?: string;
  internalNote?: string;
}

/** Returns only the changed fields, except the folder, so that other people's changes aren't overwritten. */
export function changesIn(values: ElementValues, element: NeedsListElement | null): ElementFields {
  const before = element ? valuesOf(element) : blankElement;
  const change: ElementFields = {};
  if (values.name !== before.name) change.name = values.name;
  if (values.description !== before.description) change.description = values.description;
  if (values.priorityType !== before.priorityType) change.priorityType = values.priorityType;
  if (values.hidden !== before.hidden) change.hidden = values.hidden;
  if (values.visibleAtStatus !== before.visibleAtStatus && values.visibleAtStatus !== 'UNKNOWN') {
    change.visibleAtStatus = values.visibleAtStatus || null;
  }
  if (values.eachBorrower !== before.eachBorrower) change.eachBorrower = values.eachBorrower;
  if (values.dueDate !== before.dueDate) change.dueDate = values.dueDate || null;
  if (values.dueDays !== before.dueDays) change.dueDays = parseDigits(values.dueDays);
  if (values.freshnessDays !== before.freshnessDays) change.freshnessDays = parseDigits(values.freshnessDays);
  if (values.optional !== before.optional) change.optional = values.optional;
  if (values.instructions !== before.instructions) change.instructions = values.instructions;
  if (values.internalNote !== before.internalNote) change.internalNote = values.internalNote;
  return change;
}

/** Parses digits; `null` if empty. */
export const parseDigits = (digits: string): number | null => (digits === '' ? null : Number(digits));
