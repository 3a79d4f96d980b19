import { cn } from '@/lib/cn';

export interface AvatarPerson {
  id: string;
  givenName: string;
  familyName: string;
  emailAddress: string;
}

const sizes = { sm: 'size-6 text-[10px]', md: 'size-8 text-xs', lg: 'size-10 text-sm' };

/** The letters that stand for a person: first of given and family name, else of the address. */
export function initials({ givenName, familyName, emailAddress }: Omit<AvatarPerson, 'id'>): string {
  const letters = [givenName, familyName].map((name) => [...name.trim()][0] ?? '').join('');
  return (letters || ([...emailAddress][0] ?? '?')).toUpperCase();
}

/** A person's initials in a circle. The name stands beside it, so it is decoration unless `named`. */
export function Avatar({
  person,
  size = 'md',
  named,
}: {
  person: AvatarPerson;
  size?: keyof typeof sizes;
  named?: boolean;
}) {
  const name = `${person.givenName} ${person.familyName}`.trim() || person.emailAddress;
  return (
    <span
      {...(named ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      className={cn(
        'inline-flex shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent select-none',
        sizes[size],
      )}
    >
      {initials(person)}
    </span>
  );
}
