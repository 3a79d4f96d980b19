import { useState } from 'react';
import { withActingUser } from '@/api/session/acting-user';
import { cn } from '@/lib/cn';

export interface AvatarPerson {
  id: string;
  givenName: string;
  familyName: string;
  emailAddress: string;
  /** Their photo, if they have one. */
  avatarDocId?: string | null;
}

const sizes = { sm: 'size-6 text-[10px]', md: 'size-8 text-xs', lg: 'size-10 text-sm', xl: 'size-20 text-2xl' };

/** The letters that stand for a person: first of given and family name, else of the address. */
export function initials({
  givenName,
  familyName,
  emailAddress,
}: Pick<AvatarPerson, 'givenName' | 'familyName' | 'emailAddress'>): string {
  const letters = [givenName, familyName].map((name) => [...name.trim()][0] ?? '').join('');
  return (letters || ([...emailAddress][0] ?? '?')).toUpperCase();
}

/** Where a photo is: another one has another address. */
const photoOf = (id: string, photo: string) => `/v1/users/${id}/photo?v=${photo}`;

/** A person's photo in a circle, or their initials where there is none to be seen. The name stands beside it, so it is decoration unless `named`. */
export function Avatar({
  person,
  size = 'md',
  named,
}: {
  person: AvatarPerson;
  size?: keyof typeof sizes;
  named?: boolean;
}) {
  // One that isn't there any more, or isn't for whoever looks.
  const [missing, setMissing] = useState<string | null>(null);
  const { id, avatarDocId: photo } = person;
  const name = `${person.givenName} ${person.familyName}`.trim() || person.emailAddress;
  return (
    <span
      {...(named ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      className={cn(
        'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-accent-soft font-semibold text-accent select-none',
        sizes[size],
      )}
    >
      {photo && photo !== missing ? (
        <img
          src={withActingUser(photoOf(id, photo))}
          alt=""
          className="size-full object-cover"
          onError={() => setMissing(photo)}
        />
      ) : (
        initials(person)
      )}
    </span>
  );
}
