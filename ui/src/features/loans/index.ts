export { loansQuery } from './api';
export { LoanHeader } from './components/loan-header';
export { LoanTabs } from './components/loan-tabs';
export { displayFact, factFields, factKeys } from './facts/fact-fields';
export { HistoryButton } from './facts/history-button';
export { useCanCreateLoans, useShowNewLoan } from './new-loan/use-show-new-loan';
export { statusWord } from './review-status';
