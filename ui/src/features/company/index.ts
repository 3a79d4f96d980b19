export { companyQuery } from './api';
