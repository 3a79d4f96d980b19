export { type LoanEntity, entityQuery } from './api';
export { EntitiesPanel } from './components/entities-panel';
export { entityEditLink } from './entity-edit-link';
