import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { locationOfAction, validateAction } from '@/api/messaging/threads';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';

/** Returns the target of an action link in its thread; null if it leads nowhere for this user. */
async function resolveTarget(actionId: string, threadId: string): Promise<string | null> {
  try {
    const [, location] = [await validateAction(actionId), await locationOfAction(actionId)];
    return rule('followAction', { location, origin: window.location.origin, threadId }) ?? null;
  } catch {
    return null;
  }
}

/**
 * Returns the click handler for links in a message: action links are checked and followed only inside the application,
 * with a notice if they lead nowhere; other pages of the application open here; the browser handles the rest.
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
        const target = actionId ? await resolveTarget(actionId, threadId) : null;
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
