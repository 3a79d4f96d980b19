import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Popover } from 'radix-ui';
import type { RefObject } from 'react';
import { paths } from '@/address/paths';
import { keys } from '@/api/keys';
import { Button } from '@/components/ui/button';
import { useUndoable } from '@/components/undo/use-undoable';
import {
  type NoticeEntry,
  type NoticePage,
  markNoticesRead,
  markNoticesUnread,
  noticesBefore,
  noticesQuery,
} from './api';
import { NoticeList } from './notice-list';

interface BellPanelProps {
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/**
 * Returns the newest page if it is up to date. If the user presses the button before it has loaded, the displayed count
 * is meant.
 */
function shownNow(client: QueryClient): NoticePage | undefined {
  const state = client.getQueryState(noticesQuery.queryKey);
  return state?.fetchStatus === 'idle' && !state.isInvalidated ? state.data?.pages[0] : undefined;
}

/** The panel of notifications. */
export function BellPanel({ button, onClose }: BellPanelProps) {
  const client = useQueryClient();
  const { run } = useUndoable(keys.notices);
  const open = (entry: NoticeEntry) => {
    onClose();
    if (entry.read) return;
    // Following a notification marks it as read.
    void markNoticesRead({ noticeIds: entry.ids }).finally(() => client.invalidateQueries({ queryKey: keys.notices }));
  };
  const markAll = () =>
    run({
      call: async () => {
        const newest = (shownNow(client) ?? (await noticesBefore(''))).content[0];
        const noticeIds = newest ? (await markNoticesRead({ upTo: newest.at })).noticeIds : [];
        return { answered: noticeIds, undo: noticeIds.length > 0 ? () => markNoticesUnread(noticeIds) : undefined };
      },
      words: (ids) => (ids.length > 0 ? 'All notifications marked as read' : 'No unread notifications'),
      id: 'notices-read',
    });
  return (
    <Popover.Root open onOpenChange={(stays) => !stays && onClose()}>
      <Popover.Anchor virtualRef={{ current: button.current ?? document.body }} />
      <Popover.Portal>
        <Popover.Content
          aria-labelledby="bell-title"
          align="start"
          sideOffset={8}
          collisionPadding={8}
          className="z-50 flex max-h-[min(36rem,var(--radix-popover-content-available-height))] w-[min(26rem,calc(100vw-1rem))] animate-appear flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-float outline-none"
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            button.current?.focus();
          }}
          onInteractOutside={(event) => {
            // The panel's own button closes it, and a click on an undo toast isn't outside.
            const { target } = event;
            if (!(target instanceof Element)) return;
            if (button.current?.contains(target) || target.closest('[data-sonner-toaster]')) event.preventDefault();
          }}
        >
          <div className="flex items-center gap-2 border-b border-line py-2 pr-2 pl-4">
            <h2 id="bell-title" className="grow text-sm font-semibold">
              Notifications
            </h2>
            <Button size="sm" look="quiet" onClick={() => void markAll()}>
              Mark all as read
            </Button>
          </div>
          <div className="min-h-0 grow overflow-y-auto">
            <NoticeList onOpen={open} />
          </div>
          <div data-toast-obstacle className="border-t border-line px-4 py-2 text-[13px]">
            <Link to={paths.account} hash="notices" className="text-accent hover:underline" onClick={onClose}>
              Notification settings
            </Link>
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
