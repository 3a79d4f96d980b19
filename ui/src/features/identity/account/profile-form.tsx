import { type FormEvent, useState } from 'react';
import { keys } from '@/api/keys';
import { Field } from '@/components/form/field';
import { Input } from '@/components/form/input';
import { useFormCheck } from '@/components/form/use-form-check';
import { PhoneInput } from '@/components/people/phone-input';
import { Button } from '@/components/ui/button';
import { useUndoable } from '@/components/undo/use-undoable';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { type Account, type Profile, putAccount } from '../account-api';
import { TimeZoneField } from './time-zone-field';

const profileOf = ({ givenName, familyName, phoneNumber, positionOrTitle, timeZone }: Account): Profile => ({
  givenName,
  familyName,
  phoneNumber,
  positionOrTitle,
  timeZone: timeZone ?? null,
});

const violationsOf = (profile: Profile) => rule('checkProfile', profile);

const fields: { field: 'givenName' | 'familyName' | 'positionOrTitle'; code: string; complete: string }[] = [
  { field: 'givenName', code: 'first-name', complete: 'given-name' },
  { field: 'familyName', code: 'last-name', complete: 'family-name' },
  { field: 'positionOrTitle', code: 'job-title', complete: 'organization-title' },
];

/** Name, job and phone as others see them on loans, and the user's time zone. */
export function ProfileForm({ account }: { account: Account }) {
  const before = profileOf(account);
  const [profile, setProfile] = useState(before);
  const [busy, setBusy] = useState(false);
  const { errorOf, showAll, violations } = useFormCheck(profile, before, violationsOf);
  const { run } = useUndoable(keys.account, keys.me);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    showAll();
    if (violations.length > 0) return;
    setBusy(true);
    const undo = async () => setProfile(profileOf(await putAccount(before)));
    await run({ call: async () => ({ answered: await putAccount(profile), undo }), words: text('profile-saved') });
    setBusy(false);
  };
  return (
    <form noValidate className="grid max-w-md gap-4" onSubmit={(event) => void submit(event)}>
      {fields.map(({ field, code, complete }) => (
        <Field key={field} label={text(code)} error={errorOf(field)} limit={{ field, text: profile[field] }}>
          {(control) => (
            <Input
              {...control}
              autoComplete={complete}
              value={profile[field]}
              onChange={(event) => setProfile({ ...profile, [field]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <Field label={text('phone')} error={errorOf('phoneNumber')}>
        {(control) => (
          <PhoneInput
            {...control}
            value={profile.phoneNumber.value}
            onValueChange={(value) => setProfile({ ...profile, phoneNumber: { ...profile.phoneNumber, value } })}
          />
        )}
      </Field>
      <TimeZoneField value={profile.timeZone} onChange={(timeZone) => setProfile({ ...profile, timeZone })} />
      <Button type="submit" look="primary" className="w-fit" busy={busy}>
        Save profile
      </Button>
    </form>
  );
}
