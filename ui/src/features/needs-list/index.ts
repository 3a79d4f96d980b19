export { LazyListWindow } from './lazy-list-window';
export { ReviewBar } from './review/review-bar';
export { TreeArea } from './tree/area/tree-area';
export { TreeHeader } from './tree/area/tree-header';
export { TreeTools } from './tree/area/tree-tools';
export { ListBar } from './tree/bulk/list-bar';
export {
  type BulkChange,
  type ElementList,
  type TemplateRequestFields,
  changeTogether,
  dueDaysOf,
  isForEach,
  useLoanList,
} from './tree/element-list';
export { EarlierAnswers } from './tree/review/earlier-answers';
export { StateChip } from './tree/review/review-chip';
export { rejectionWords } from './tree/review/review-words';
export { sharedAssigneeWords } from './tree/row/assignment';
export { maxAgeLabel, dueLabel } from './tree/row/due-labels';
export type { RowHandlers } from './tree/row/row-actions';
export { noFilter } from './tree/session/tree-session';
export { useTree } from './tree/session/use-tree';
export { useElementsCache } from './tree/use-elements-cache';
export { useListEditor } from './tree/use-list-work';
export { type ListTask, useTreeHandlers } from './tree/use-tree-handlers';
