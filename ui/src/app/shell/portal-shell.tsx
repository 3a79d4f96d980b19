import { Link, Outlet } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import { useCurrentUser, useDeviceZone } from '@/api/current-user';
import { Logo } from '@/components/layout/logo';
import { useTabCount } from '@/components/layout/use-page-title';
import { Avatar, initialsOf } from '@/components/people/avatar';
import { useUnread } from '@/features/messaging';
import { rule } from '@/rules/rule';
import { AccountMenu } from './account-menu';
import { LiveBell } from './live-bell';
import { SkipLink } from './skip-link';

/** The borrowers' frame: a top bar and one column, designed for phones first. */
export function PortalShell() {
  const user = useCurrentUser();
  useDeviceZone();
  useTabCount(rule('badgeCount', { count: useUnread() }));
  return (
    <div className="min-h-dvh text-base">
      <SkipLink />
      <header className="sticky top-0 z-30 border-b border-line bg-canvas">
        <div className="mx-auto flex h-14 max-w-2xl items-center px-4">
          <Link to={paths.portal} className="mr-auto rounded-md">
            <Logo />
          </Link>
          <LiveBell
            className="relative mr-2 inline-flex size-10 items-center justify-center rounded-full text-muted hover:bg-hover hover:text-ink [&_svg]:size-5"
            wordClassName="sr-only"
            countClassName="absolute -top-0.5 -right-1"
          />
          <AccountMenu>
            <button
              type="button"
              aria-label={`${initialsOf(user)}, account of ${user.givenName} ${user.familyName}`}
              className="rounded-full p-1"
            >
              <Avatar person={user} size="md" />
            </button>
          </AccountMenu>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="mx-auto max-w-2xl px-4 pt-6 pb-16 outline-none">
        <Outlet />
      </main>
    </div>
  );
}
