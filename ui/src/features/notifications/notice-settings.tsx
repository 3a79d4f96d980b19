import { useCurrentUser } from '@/api/current-user';
import { Select } from '@/components/form/select';
import { Skeleton } from '@/components/ui/skeleton';
import { usePreference } from '@/features/identity';
import { rule } from '@/rules/rule';
import { readNoticePreference } from './notice-preference';

/** The kinds of notifications, each with a choice of its delivery. */
export function NoticeSettings() {
  const viewer = useCurrentUser().loggedRoleGroup;
  const { value: preference, isKnown, change } = usePreference('notices', readNoticePreference);
  if (!isKnown) return <Skeleton className="h-40" />;
  return (
    <ul className="divide-y divide-line">
      {rule('noticeSettings', { viewer, preference }).map(({ kind, label, delivery, options }) => (
        <li key={kind} className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5">
          <span aria-hidden className="min-w-0">
            {label}
          </span>
          <Select
            label={label}
            className="w-full sm:w-64"
            value={delivery}
            options={options.map((option) => ({ value: option.delivery, label: option.label }))}
            onValueChange={(chosen) =>
              void change((now) => rule('noticePreference', { preference: now, kinds: [kind], delivery: chosen }))
            }
          />
        </li>
      ))}
    </ul>
  );
}
