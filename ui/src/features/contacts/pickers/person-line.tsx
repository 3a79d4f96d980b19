import { Avatar, type AvatarPerson } from '@/components/people/avatar';
import { rule } from '@/rules/rule';

/** A person in a list of choices: initials, name, and what distinguishes namesakes. */
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
