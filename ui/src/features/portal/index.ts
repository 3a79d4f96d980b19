export { portalLoansQuery } from './api';
export { ApplicationScreen } from './application/application-screen';
