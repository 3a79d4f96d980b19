import { Suspense, lazy } from 'react';
import { useCurrentUser } from '@/api/current-user';
import { pageColumn } from '@/components/layout/page';
import { HomeScreen } from '@/features/loans/screens/home-screen';
import { useCompanyEvents } from '@/features/realtime/use-company-events';
import { useHomeEvents } from '@/features/realtime/use-home-events';
import { cn } from '@/lib/cn';

const TrayNote = lazy(async () => ({
  default: (await import('@/features/secure-upload/components/tray-note')).TrayNote,
}));

const WaitingInvitations = lazy(async () => ({
  default: (await import('@/features/identity/components/waiting-invitations')).WaitingInvitations,
}));

/** Home, kept up to date as others work. */
export function HomePage() {
  useHomeEvents();
  useCompanyEvents(useCurrentUser().company?.id ?? '', 'tray');
  return (
    <>
      <Suspense>
        <TrayNote />
        <WaitingInvitations className={cn(pageColumn, 'pt-4')} />
      </Suspense>
      <HomeScreen />
    </>
  );
}
