import type { Page } from '@playwright/test';
import { test } from '../support/separate-office';
import { expect, expectAccessible, password, people, phone, signIn } from '../support/story';

interface Device {
  /** Whether the device verifies the user's fingerprint. */
  verified: (yes: boolean) => Promise<void>;
  /** Whether a passkey is chosen whenever one is requested. */
  chooses: (yes: boolean) => Promise<void>;
}

/** A virtual device with passkeys, in this page's browser. */
async function device(page: Page): Promise<Device> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const verified = (isUserVerified: boolean) =>
    browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  const chooses = (enabled: boolean) =>
    browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  return {
    verified: async (yes) => void (await verified(yes)),
    chooses: async (yes) => void (await chooses(yes)),
  };
}

/** Adds a passkey, starting at the password field; the first one shows recovery codes. */
async function add(page: Page, name: string, first: boolean): Promise<void> {
  await page.getByRole('textbox', { name: 'Your password' }).last().fill(password);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await expect(page.getByText('Passkey added')).toBeVisible();
  if (!first) return;
  await expect(page.getByRole('region', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'loanroom' });
  await page.goto('/sign-in');
}

const alone = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' });

for (const [where, options] of [
  ['on a phone, in the dark', { ...phone, colorScheme: 'dark' }],
  ['at a desk', {}],
] as const) {
  test(`a passkey signs in alone and after the password, until it is removed, ${where}`, async ({ at }, info) => {
    const page = await at(options);
    const { verified, chooses } = await device(page);
    await signIn(page, 'lucia');
    await page.goto('/account#second-step');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('textbox', { name: 'Your password' }).last().fill('not this one');
    await page.getByRole('button', { name: 'Add passkey' }).click();
    await expect(page.getByText('This isn’t your current password')).toBeVisible();
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath('add.png'), fullPage: true });
    await add(page, 'My phone', true);
    await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
    await page.getByRole('button', { name: 'Rename My phone' }).click();
    await page.getByLabel('Name', { exact: true }).fill('My new phone');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('My new phone', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('My phone', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath('list.png'), fullPage: true });

    // The same device again.
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('textbox', { name: 'Your password' }).last().fill(password);
    await page.getByRole('button', { name: 'Add passkey' }).click();
    await expect(page.getByText('This device already has a passkey for your account.')).toBeVisible();

    await chooses(false);
    await signOut(page);
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath('sign-in.png'), fullPage: true });
    await chooses(true);
    await alone(page).click();
    await expect(page).toHaveURL(/portal/);

    // Chosen from the browser's autofill, without the button.
    await signOut(page);
    await expect(page).toHaveURL(/portal/);

    await chooses(false);
    await verified(false);
    await signOut(page);
    await chooses(true);
    await alone(page).click();
    await expect(page.getByText(/The passkey request was canceled/)).toBeVisible();
    await chooses(false);
    await verified(true);
    await signOut(page);
    await page.getByLabel('Email').fill(people.lucia);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const use = page.getByRole('button', { name: 'Use a passkey' });
    await expect(use).toBeFocused();
    await expect(page.getByLabel('Recovery code')).toBeVisible();
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath('second.png'), fullPage: true });
    await chooses(true);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/portal/);

    await page.goto('/account#second-step');
    await page.getByRole('button', { name: 'Remove My phone' }).click();
    await expect(page.getByText(/your password alone will be enough/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Your password' }).last().fill(password);
    await page.getByRole('button', { name: 'Remove passkey' }).click();
    await expect(page.getByText('Passkey removed')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Turn on two-step sign-in' })).toBeVisible();
    await chooses(false);
    await signOut(page);
    await chooses(true);
    await alone(page).click();
    await expect(page.getByText(/This passkey didn’t work/)).toBeVisible();
  });
}

test('a passkey satisfies a company’s two-step requirement, and its lead sees it in the record', async ({
  at,
}, info) => {
  const [dana, marcus] = [await at(), await at()];
  await device(dana);
  await device(marcus);
  await signIn(dana, 'dana');
  await dana.goto('/account#second-step');
  await dana.getByRole('button', { name: 'Add a passkey' }).click();
  await add(dana, 'Dana’s laptop', true);
  await dana.goto('/settings/company#sign-in');
  await dana.getByRole('switch', { name: 'Two-step sign-in for everyone in the company' }).click();
  await dana.getByRole('button', { name: 'Require' }).click();

  await marcus.goto('/contacts');
  await marcus.getByLabel('Email').fill(people.marcus);
  await marcus.getByLabel('Password', { exact: true }).fill(password);
  await marcus.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(marcus.getByRole('heading', { name: 'Set up two-step sign-in' })).toBeVisible();
  await marcus.getByRole('button', { name: /Use a passkey/ }).click();
  await expectAccessible(marcus);
  await marcus.screenshot({ path: info.outputPath('set-up.png'), fullPage: true });
  await add(marcus, 'Marcus’ key', true);
  await expect(marcus).toHaveURL(/\/contacts/);
  await signOut(marcus);
  await expect(marcus.getByRole('navigation', { name: 'Main' })).toBeVisible();

  // After the last one is removed it has to be set up again.
  await marcus.goto('/account#second-step');
  await marcus.getByRole('button', { name: 'Remove Marcus’ key' }).click();
  await marcus.getByRole('textbox', { name: 'Your password' }).last().fill(password);
  await marcus.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(marcus.getByRole('dialog', { name: 'Set up two-step sign-in' })).toBeVisible();

  await dana.goto('/settings/company/record');
  for (const said of ['added a passkey', 'signed in with a passkey', 'removed a passkey']) {
    const entry = dana.getByRole('listitem').filter({ hasText: said }).filter({ hasText: 'Marcus' });
    await expect(entry.first()).toBeVisible();
  }
  await dana.screenshot({ path: info.outputPath('record.png') });
});
