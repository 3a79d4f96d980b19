import { HomeScreen } from '@/features/loans/screens/home-screen';
import { useHomeEvents } from '@/features/realtime/use-home-events';

/** Home, kept up to date as others work. */
export function HomePage() {
  useHomeEvents();
  return <HomeScreen />;
}
