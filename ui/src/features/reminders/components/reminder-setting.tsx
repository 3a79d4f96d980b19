import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { reminderSettingsQuery } from '../api';
import { ReminderPolicyForm } from './reminder-policy-form';

/** The company's reminder policy. */
export function ReminderSetting() {
  const { data: settings, error, refetch } = useQuery(reminderSettingsQuery);
  if (settings) return <ReminderPolicyForm key={settings.version} settings={settings} />;
  return error ? (
    <ErrorState title="Couldn’t load the reminder settings" error={error} onRetry={() => void refetch()} />
  ) : (
    <Skeleton className="h-40" />
  );
}
