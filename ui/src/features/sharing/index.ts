export { AssignDialog } from './components/assign-dialog';
export { ShareConfirm } from './components/share-confirm';
export { ShareDialog } from './components/share-dialog';
export { sendHeldSharings } from './held-sharings';
export { entryOnLoan } from './loan-people';
export { type SharingRequest, share, undoSharing } from './api';
