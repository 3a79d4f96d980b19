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

/** The user's account; `notices` are the notification settings. */
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
        about="Used to sign in and for emails. To confirm a new address, open the link we send to it."
      >
        <AddressSection account={account} />
      </AccountSection>
      <AccountSection id="password" title="Password" about="Changing it signs you out on all your other devices.">
        <PasswordSection emailAddress={account.emailAddress} />
      </AccountSection>
      <AccountSection
        id="second-step"
        title="Two-step sign-in"
        about="After your password, you also enter a code from an app on your phone or use a passkey, so a stolen password isn’t enough."
      >
        <SecondStepSection />
      </AccountSection>
      <AccountSection
        id="notices"
        title="Notifications"
        about="What you’re notified about, in Loanroom and by email. No emails are sent between 9 PM and 7 AM your time."
      >
        {notices}
      </AccountSection>
      <AccountSection
        id="keyboard"
        title="Keyboard"
        about="Shortcuts with Ctrl, ⌘ or Alt always work. Single-key shortcuts can be turned off."
      >
        <KeyboardSetting />
      </AccountSection>
      <AccountSection id="devices" title="Devices" about="Where you are signed in.">
        <SessionList />
      </AccountSection>
    </Page>
  );
}

/** Turns single-key shortcuts on or off, for people who use speech input or press keys by accident. */
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
