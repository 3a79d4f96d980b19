import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import { messagesSearch } from '@/address/search-params';
import { loan, signedIn, workspace } from './frame';

/** The messages of a loan, inside the loan's frame; borrowers and contacts read them too. */
export const messages = createRoute({
  getParentRoute: () => loan,
  path: 'messages',
  staticData: { everybody: true },
  validateSearch: messagesSearch,
  component: lazyRouteComponent(() => import('../pages/messages-page'), 'MessagesPage'),
});

/** The unread messages of all loans. */
export const inbox = createRoute({
  getParentRoute: () => workspace,
  path: paths.inbox,
  component: lazyRouteComponent(() => import('@/features/messaging/screens/inbox-screen'), 'InboxScreen'),
});

/** The print view of one message, in a new tab. */
export const printEmail = createRoute({
  getParentRoute: () => signedIn,
  path: paths.printEmail,
  component: lazyRouteComponent(() => import('../pages/print-page'), 'PrintPage'),
});
