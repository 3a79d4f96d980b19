export { loansQuery } from './api';
export { LoanHeader } from './components/loan-header';
export { LoanTabs } from './components/loan-tabs';
export { displayFact, factFields, factKeys } from './facts/fact-fields';
export { HistoryButton } from './facts/history-button';
export { useMayOpenLoans, useShowNewLoan } from './new-loan/may-open';
export { statusWord } from './review-status';
