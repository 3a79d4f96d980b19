export { contactsQuery } from './api';
export { ContactProvider } from './contact-context';
export { personOfRole } from './contact-person';
export { ContactTasks, useContactTask } from './list/contact-tasks';
export { ContactsDialog } from './list/contacts-dialog';
export { ContactMenuItems } from './on-team/contact-menu-items';
export { EditContactButton } from './on-team/edit-contact-button';
export { useShownContacts } from './on-team/use-shown-contacts';
