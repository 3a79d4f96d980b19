import { Suspense, lazy } from 'react';
import { useCurrentUser } from '@/api/current-user';
import { HomeScreen } from '@/features/loans/screens/home-screen';
import { useCompanyEvents } from '@/features/realtime/use-company-events';
import { useHomeEvents } from '@/features/realtime/use-home-events';

const TrayNote = lazy(async () => ({
  default: (await import('@/features/secure-upload/components/tray-note')).TrayNote,
}));

/** Home, kept up to date as others work. */
export function HomePage() {
  useHomeEvents();
  useCompanyEvents(useCurrentUser().company?.id ?? '', 'tray');
  return (
    <>
      <Suspense>
        <TrayNote />
      </Suspense>
      <HomeScreen />
    </>
  );
}
