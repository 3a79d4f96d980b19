export { type LoanEntity, entityQuery } from './api';
export { EntitiesPanel } from './components/entities-panel';
export { editLink } from './entity-edit-link';
