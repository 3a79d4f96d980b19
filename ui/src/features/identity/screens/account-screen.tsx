import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Switch } from '@/components/form/switch';
import { Page } from '@/components/layout/page';
import { usePageTitle } from '@/components/layout/use-page-title';
import { Skeleton } from '@/components/ui/skeleton';
import { text } from '@/rules/text';
import { accountQuery } from '../account-api';
import { AccountSection } from '../account/account-section';
import { AddressSection } from '../account/address-form';
import { PasswordSection } from '../account/password-form';
import { PhotoSetting } from '../account/photo-setting';
import { ProfileForm } from '../account/profile-form';
import { SessionList } from '../account/session-list';
import { useSingleKeys } from '../preferences/use-single-keys';
import { SecondStepSection } from '../second-step/second-step-section';

/** One's own account; `notices` is what comes to one's bell. */
export function AccountScreen({ notices }: { notices: ReactNode }) {
  usePageTitle('Your account');
  const { data: account } = useSuspenseQuery(accountQuery);
  return (
    <Page title="Your account" measure="form">
      <AccountSection id="profile" title="Profile" about="How people on your loans see you.">
        <PhotoSetting account={account} />
        <ProfileForm account={account} />
      </AccountSection>
      <AccountSection
        id="address"
        title={text('email-address')}
        about="What you sign in with, and where mails go. A new one counts once you followed the link we send to it."
      >
        <AddressSection account={account} />
      </AccountSection>
      <AccountSection id="password" title="Password" about="A new one signs you out on all your other devices.">
        <PasswordSection emailAddress={account.emailAddress} />
      </AccountSection>
      <AccountSection
        id="second-step"
        title="Two-step sign-in"
        about="After your password, signing in asks for a code of an app on your phone, or for a passkey: a password that others learn isn’t enough."
      >
        <SecondStepSection />
      </AccountSection>
      <AccountSection id="notices" title="Notifications" about="What comes to the bell.">
        {notices}
      </AccountSection>
      <AccountSection
        id="keyboard"
        title="Keyboard"
        about="Shortcuts with Ctrl, ⌘ or Alt always work. Those of a single key can be turned off."
      >
        <KeyboardSetting />
      </AccountSection>
      <AccountSection id="devices" title="Devices" about="Where you are signed in.">
        <SessionList />
      </AccountSection>
    </Page>
  );
}

/** Turns shortcuts of a single key on or off, for people who speak to their computer or press keys by accident. */
function KeyboardSetting() {
  const { enabled, isKnown, turn } = useSingleKeys();
  if (!isKnown) return <Skeleton className="h-11" />;
  return (
    <label className="flex min-h-11 items-center justify-between gap-4 py-1.5">
      Single-key shortcuts, such as N for a new loan
      <Switch checked={enabled} onCheckedChange={(on) => void turn(on)} />
    </label>
  );
}
