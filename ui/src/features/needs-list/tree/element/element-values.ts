import type { NeedsListElement } from '@/api/elements';
import type { PriorityType, ReviewStatus } from '@/api/models';
import type { VisibleAt } from '@/rules/rule';
import { type OfTemplate, dueDaysOf, isForEach } from '../element-list';

/** What is typed about an element. */
export interface ElementValues {
  name: string;
  description: string;
  /** The folder it stands in; null for the top. */
  parentId: string | null;
  priorityType: PriorityType;
  hidden: boolean;
  /** Empty: from the start. */
  visibleAtStatus: VisibleAt | '';
  /** In a template: a loan gets one of it for each borrower. */
  eachBorrower: boolean;
  /** As YYYY-MM-DD; empty: none. */
  dueDate: string;
  /** In a template: after so many days; digits, or empty. */
  dueDays: string;
  /** So many days old a document may be; digits, or empty. */
  freshnessDays: string;
  optional: boolean;
  instructions: string;
  internalNote: string;
}

/** The folder it stands in; null for the top. */
export const folderOf = (element: NeedsListElement): string | null => element.parentId ?? null;

/** Of a new element. */
export const blank: ElementValues = {
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

/** What a form can change about an element; null clears. */
interface ElementFields extends OfTemplate {
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

/** Only what differs from the element but its folder, so that nobody else's change is overwritten unseen. */
export function changesIn(values: ElementValues, element: NeedsListElement | null): ElementFields {
  const before = element ? valuesOf(element) : blank;
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
  if (values.dueDays !== before.dueDays) change.dueDays = numberIn(values.dueDays);
  if (values.freshnessDays !== before.freshnessDays) change.freshnessDays = numberIn(values.freshnessDays);
  if (values.optional !== before.optional) change.optional = values.optional;
  if (values.instructions !== before.instructions) change.instructions = values.instructions;
  if (values.internalNote !== before.internalNote) change.internalNote = values.internalNote;
  return change;
}

/** The number that is typed, if any. */
export const numberIn = (digits: string): number | null => (digits === '' ? null : Number(digits));
