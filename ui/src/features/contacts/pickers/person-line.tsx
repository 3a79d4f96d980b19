import { Avatar, type AvatarPerson } from '@/components/people/avatar';
import { rule } from '@/rules/rule';

/** Somebody in a list to choose from: initials, name, and what tells them from others of that name. */
export function PersonLine({ person, remark }: { person: AvatarPerson; remark?: string | null | undefined }) {
  const name = rule('displayName', person);
  const about = [name === person.emailAddress ? null : person.emailAddress, remark].filter(Boolean).join(' · ');
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Avatar person={person} size="sm" />
      <span className="min-w-0">
        <span className="block truncate">{name}</span>
        {about && <span className="block truncate text-xs text-faint">{about}</span>}
      </span>
    </span>
  );
}
