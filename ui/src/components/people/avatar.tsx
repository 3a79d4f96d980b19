import { useState } from 'react';
import { withActingUser } from '@/api/session/acting-user';
import { cn } from '@/lib/cn';

export interface AvatarPerson {
  id: string;
  givenName: string;
  familyName: string;
  emailAddress: string;
  /** The id of the person's photo, if there is one. */
  avatarDocId?: string | null;
}

const sizes = { sm: 'size-6 text-[10px]', md: 'size-8 text-xs', lg: 'size-10 text-sm', xl: 'size-20 text-2xl' };

/** Returns a person's initials: the first letters of the given and family names, otherwise of the email address. */
export function initialsOf({
  givenName,
  familyName,
  emailAddress,
}: Pick<AvatarPerson, 'givenName' | 'familyName' | 'emailAddress'>): string {
  const letters = [givenName, familyName].map((name) => [...name.trim()][0] ?? '').join('');
  return (letters || ([...emailAddress][0] ?? '?')).toUpperCase();
}

/** The URL of a photo; a new photo has a new URL. */
const photoOf = (id: string, photo: string) => `/v1/users/${id}/photo?v=${photo}`;

/**
 * A person's photo in a circle, or the initials if there is no photo. The name is displayed next to it, so it is
 * decorative unless `named`.
 */
export function Avatar({
  person,
  size = 'md',
  named,
}: {
  person: AvatarPerson;
  size?: keyof typeof sizes;
  named?: boolean;
}) {
  // The photo that no longer exists or that the viewer may not see.
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
        initialsOf(person)
      )}
    </span>
  );
}
