import { Link, Outlet } from '@tanstack/react-router';
import {
  BriefcaseBusiness,
  House,
  LayoutTemplate,
  MessagesSquare,
  Search,
  Settings,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { paths } from '@/address/paths';
import { useCurrentUser, useDeviceZone } from '@/api/current-user';
import { Logo } from '@/components/layout/logo';
import { useTabCount } from '@/components/layout/use-page-title';
import { Avatar } from '@/components/people/avatar';
import { Kbd } from '@/components/ui/kbd';
import { UnreadBadge, useUnread } from '@/features/messaging';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { NewLoan } from '../overlays/new-loan';
import { AccountMenu } from './account-menu';
import { LiveBell } from './live-bell';
import { Shortcuts } from './shortcuts';
import { SkipLink } from './skip-link';

interface NavigationItem {
  to: (typeof paths)['home' | 'loans' | 'inbox' | 'contacts' | 'templates' | 'settings'];
  label: () => string;
  icon: LucideIcon;
}

const navigationItems: NavigationItem[] = [
  { to: paths.home, label: () => 'Home', icon: House },
  { to: paths.loans, label: () => 'Loans', icon: BriefcaseBusiness },
  { to: paths.inbox, label: () => 'Messages', icon: MessagesSquare },
  { to: paths.contacts, label: () => text('contacts'), icon: Users },
  { to: paths.templates, label: () => 'Templates', icon: LayoutTemplate },
  { to: paths.settings, label: () => 'Settings', icon: Settings },
];

const railLook =
  'relative flex h-10 lg:h-9 items-center gap-2.5 rounded-md px-2.5 text-muted transition-colors hover:bg-hover hover:text-ink data-[status=active]:bg-accent-soft data-[status=active]:font-medium data-[status=active]:text-accent [&_svg]:size-4.5 [&_svg]:shrink-0';

/** On a phone the navigation is a bar at the bottom within reach of the thumb, with labels under the icons. */
const barLook =
  'max-md:h-auto max-md:min-w-0 max-md:grow max-md:basis-0 max-md:flex-col max-md:gap-0.5 max-md:rounded-none max-md:px-0 max-md:py-1.5 max-md:text-[11px] max-md:data-[status=active]:bg-transparent max-md:[&_svg]:size-5';

/**
 * The lenders' frame: navigation rail on the left, screen on the right. On a phone a bar at the top and one at the
 * bottom.
 */
export function WorkspaceShell() {
  const [paletteOpen, setPaletteOpen] = useState(false);
  const unread = useUnread();
  useDeviceZone();
  useTabCount(rule('badgeCount', { count: unread }));
  return (
    <div className="min-h-dvh max-md:pb-14 md:grid md:grid-cols-[auto_minmax(0,1fr)] print:block print:p-0">
      <SkipLink />
      <header className="flex items-center gap-1 border-b border-line bg-canvas px-3 py-1.5 md:sticky md:top-0 md:z-30 md:h-dvh md:w-16 md:flex-col md:items-stretch md:border-r md:border-b-0 md:px-3 md:py-4 lg:w-52 print:hidden">
        <Link to={paths.home} className="mr-auto rounded-md md:mr-0 md:mb-4 md:px-1.5">
          <Logo className="[&>span]:md:sr-only [&>span]:lg:not-sr-only" />
        </Link>
        <button
          type="button"
          className={railLook}
          onClick={() => setPaletteOpen(true)}
          aria-keyshortcuts="Control+K Meta+K"
        >
          <Search aria-hidden />
          <span className="sr-only grow text-left lg:not-sr-only">Search</span>
          <span className="hidden lg:inline">
            <Kbd>Ctrl K</Kbd>
          </span>
        </button>
        <LiveBell
          className={railLook}
          wordClassName="sr-only grow text-left lg:not-sr-only"
          countClassName="max-lg:absolute max-lg:top-0.5 max-lg:right-0.5"
        />
        <nav
          aria-label="Main"
          data-toast-obstacle
          className="flex max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-30 max-md:border-t max-md:border-line max-md:bg-canvas max-md:pb-[env(safe-area-inset-bottom)] md:flex-col md:gap-1"
        >
          {navigationItems.map(({ to, label, icon: Icon }) => (
            <Link
              key={to}
              to={to}
              activeOptions={{ exact: to === paths.home }}
              className={`${railLook} ${barLook}`}
              title={label()}
            >
              <Icon aria-hidden />
              <span className="md:sr-only lg:not-sr-only">{label()}</span>
              {to === paths.inbox && (
                <UnreadBadge
                  count={unread}
                  className="max-lg:absolute max-lg:top-0.5 max-lg:right-0.5 max-md:right-[calc(50%-1.5rem)] lg:ml-auto"
                />
              )}
            </Link>
          ))}
        </nav>
        <Account />
      </header>
      <main id="content" tabIndex={-1} className="min-w-0 outline-none">
        <Outlet />
      </main>
      <NewLoan />
      <Shortcuts paletteOpen={paletteOpen} onPaletteOpenChange={setPaletteOpen} />
    </div>
  );
}

function Account() {
  const user = useCurrentUser();
  return (
    <div data-toast-obstacle className="md:mt-auto">
      <AccountMenu side="top">
        <button
          type="button"
          className="flex w-full items-center gap-2.5 rounded-md p-1 text-left hover:bg-hover lg:p-1.5"
        >
          <Avatar person={user} />
          <span className="sr-only min-w-0 lg:not-sr-only">
            <span className="block truncate font-medium">
              {user.givenName} {user.familyName}
            </span>
            <span className="block truncate text-xs text-faint">{user.company?.name}</span>
          </span>
        </button>
      </AccountMenu>
    </div>
  );
}
