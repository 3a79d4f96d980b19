import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { locationOfAction, validateAction } from '@/api/messaging/reading';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';

/** Where an action link leads, with the thread it was chosen in; nothing where it leads nowhere for this person. */
async function targetOf(actionId: string, threadId: string): Promise<string | null> {
  try {
    const [, location] = [await validateAction(actionId), await locationOfAction(actionId)];
    return rule('followAction', { location, origin: window.location.origin, threadId }) ?? null;
  } catch {
    return null;
  }
}

/**
 * What a link in a message does: an action link is asked about first and followed only inside of the application, or a
 * remark says that it leads nowhere; other pages of ours open here; the rest is the browser's.
 */
export function useFollowLink(threadId: string): (address: string) => boolean {
  const router = useRouter();
  return useCallback(
    (address: string): boolean => {
      const { origin } = window.location;
      const { isAction, actionId } = rule('actionLink', { address, origin });
      if (!isAction) {
        if (!address.startsWith(`${origin}/`) || /^\/(v1|v2|api)\//.test(new URL(address).pathname)) return false;
        void router.navigate({ href: address.slice(origin.length) });
        return true;
      }
      const followAction = async () => {
        const target = actionId ? await targetOf(actionId, threadId) : null;
        if (target) return router.navigate({ href: target });
        return router.navigate({
          to: '.',
          search: (now: object) => ({
            ...now,
            noAccessModalId: actionId ?? 'action',
            noAccessModalMessage: text('no-access'),
            noAccessModalSeverity: 'info',
          }),
        });
      };
      void followAction();
      return true;
    },
    [router, threadId],
  );
}
