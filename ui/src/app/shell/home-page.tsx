import { Suspense, lazy } from 'react';
import { useCurrentUser } from '@/api/current-user';
import { pageColumn } from '@/components/layout/page';
import { HomeScreen } from '@/features/loans/screens/home-screen';
import { useCompanyEvents, useHomeEvents } from '@/features/realtime';
import { cn } from '@/lib/cn';
import { roleFacts } from '@/rules/facts';

const TrayNote = lazy(async () => ({
  default: (await import('@/features/secure-upload/components/tray-note')).TrayNote,
}));

const WaitingInvitations = lazy(async () => ({
  default: (await import('@/features/identity/components/waiting-invitations')).WaitingInvitations,
}));

const StorageNote = lazy(async () => ({
  default: (await import('@/features/secure-upload/components/storage-note')).StorageNote,
}));

/** Home, updated by realtime events. */
export function HomePage() {
  useHomeEvents();
  const { company, loggedCompanyRole } = useCurrentUser();
  useCompanyEvents(company?.id ?? '', 'tray');
  return (
    <>
      <Suspense>
        {loggedCompanyRole && roleFacts[loggedCompanyRole].leadLender && <StorageNote />}
        <TrayNote />
        <WaitingInvitations className={cn(pageColumn, 'pt-4')} />
      </Suspense>
      <HomeScreen />
    </>
  );
}
