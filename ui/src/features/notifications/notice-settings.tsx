import { useQuery } from '@tanstack/react-query';
import { Switch } from '@/components/form/switch';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { readTexts, usePreference } from '@/features/identity';
import { isObject } from '@/lib/is-object';
import { noticeSettingsQuery } from './api';

/** Returns the kinds that are turned off. */
const readDisabledKinds = (kept: unknown): string[] => (isObject(kept) ? readTexts(kept['off']) : []);

/** The kinds of notifications, each with a switch. */
export function NoticeSettings() {
  const { data: settings, error, refetch } = useQuery(noticeSettingsQuery);
  const { value: off, isKnown, keep } = usePreference('notices', readDisabledKinds);
  if (!settings && error) {
    return <ErrorState title="Couldn’t load notification settings" error={error} onRetry={() => void refetch()} />;
  }
  if (!settings || !isKnown) return <Skeleton className="h-40" />;
  const turn = (kind: string, on: boolean) => {
    const others = off.filter((each) => each !== kind);
    void keep({ off: on ? others : [...others, kind] });
  };
  return (
    <ul className="divide-y divide-line">
      {settings.map(({ kind, label }) => (
        <li key={kind}>
          <label className="flex min-h-11 items-center justify-between gap-4 py-1.5">
            {label}
            <Switch checked={!off.includes(kind)} onCheckedChange={(on) => turn(kind, on)} />
          </label>
        </li>
      ))}
    </ul>
  );
}
