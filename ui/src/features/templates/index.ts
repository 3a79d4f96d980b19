export { templatesQuery } from './api';
