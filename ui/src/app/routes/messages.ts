import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import { messagesSearch } from '@/address/search-params';
import { loan, signedIn, workspace } from './frame';

/** What is written about a loan, inside the frame of the loan; borrowers and contacts read it too. */
export const messages = createRoute({
  getParentRoute: () => loan,
  path: 'messages',
  staticData: { everybody: true },
  validateSearch: messagesSearch,
  component: lazyRouteComponent(() => import('../pages/messages-page'), 'MessagesPage'),
});

/** What one hasn't read, on all loans. */
export const inbox = createRoute({
  getParentRoute: () => workspace,
  path: paths.inbox,
  component: lazyRouteComponent(() => import('@/features/messaging/screens/inbox-screen'), 'InboxScreen'),
});

/** One message on paper, in a tab of its own. */
export const printEmail = createRoute({
  getParentRoute: () => signedIn,
  path: paths.printEmail,
  component: lazyRouteComponent(() => import('../pages/print-page'), 'PrintPage'),
});
