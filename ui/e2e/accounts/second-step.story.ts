import type { Page } from '@playwright/test';
import { createAuthenticator } from '../support/authenticator';
import { test } from '../support/separate-office';
import { expect, expectAccessible, password, people, phone, signIn } from '../support/story';

/** Sets up two-step sign-in, starting at the password field. Returns the app and the recovery codes. */
async function setUp(page: Page): Promise<{ code: () => string; recovery: string[] }> {
  await page.getByRole('textbox', { name: 'Your password' }).last().fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const code = createAuthenticator(await page.getByTestId('key').innerText());
  await expectAccessible(page);
  await page.screenshot({ path: test.info().outputPath('app.png'), fullPage: true });
  await page.getByLabel('Code', { exact: true }).fill('12345');
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  await expect(page.getByText('Enter the six-digit code from your app')).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(code());
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  const shown = page.getByRole('region', { name: 'Recovery codes' });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  await page.screenshot({ path: test.info().outputPath('recovery-codes.png'), fullPage: true });
  const recovery = await shown.getByRole('listitem').allInnerTexts();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  return { code, recovery };
}

/** Enters address and password on the sign-in page. */
async function signInWithPassword(page: Page, emailAddress: string): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('Email').fill(emailAddress);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('a borrower turns on two-step sign-in, signs in with a code or a recovery code, and turns it off', async ({
  at,
}, info) => {
  const page = await at({ ...phone, colorScheme: 'dark' });
  await signIn(page, 'lucia');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Turn on two-step sign-in' }).click();
  const { code, recovery } = await setUp(page);
  await expect(page.getByText('10 of 10 recovery codes left')).toBeVisible();
  await expect(page.getByRole('button', { name: 'New recovery codes' })).toBeFocused();
  await page.screenshot({ path: info.outputPath('account.png') });

  const again = await at(phone);
  await signInWithPassword(again, people.lucia);
  const field = again.getByLabel('Code', { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expectAccessible(again);
  await again.screenshot({ path: info.outputPath('code.png') });
  await field.fill('000000');
  await again.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(again.getByText(/This code is wrong or was already used/)).toBeVisible();
  await again.getByRole('button', { name: 'Can’t use your phone? Use a recovery code' }).click();
  await again.getByLabel('Recovery code').fill(recovery[0]!.toLowerCase());
  await again.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(again).toHaveURL(/portal/);

  await page.reload();
  await expect(page.getByText('9 of 10 recovery codes left')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off', exact: true }).click();
  await page.getByRole('textbox', { name: 'Your password' }).last().fill(password);
  await page.getByLabel('Code', { exact: true }).fill(code());
  await page.getByRole('button', { name: 'Turn off', exact: true }).click();
  await expect(page.getByText('Two-step sign-in is off')).toBeVisible();
  const last = await at(phone);
  await signIn(last, 'lucia');
});

test('a company requires two-step sign-in: users set it up and continue where they were', async ({
  at,
  office,
}, info) => {
  const [dana, marcus, priya] = [await at(), await at(), await at()];
  await signIn(dana, 'dana');
  await signIn(marcus, 'marcus');
  const setting = dana.getByRole('switch', { name: 'Two-step sign-in for everyone in the company' });
  await dana.goto('/settings/company#sign-in');
  await expect(setting).toBeDisabled();
  await dana.getByRole('link', { name: 'go to your account' }).click();
  await dana.getByRole('button', { name: 'Turn on two-step sign-in' }).click();
  await setUp(dana);
  await expect(dana.getByRole('button', { name: 'New recovery codes' })).toBeVisible();

  await marcus.goto('/account');
  await marcus.getByLabel('Job title').fill('Head of processing');
  await dana.goto('/settings/company#sign-in');
  await setting.click();
  await expectAccessible(dana);
  await dana.getByRole('button', { name: 'Require' }).click();
  await expect(setting).toBeChecked();
  await dana.screenshot({ path: info.outputPath('setting.png') });

  // A user at work sees it over the open page, with the typed text kept.
  const window = marcus.getByRole('dialog', { name: 'Set up two-step sign-in' });
  await expect(window).toBeVisible();
  await marcus.screenshot({ path: info.outputPath('over-the-page.png') });
  await setUp(marcus);
  await expect(window).toBeHidden();
  await expect(marcus.getByLabel('Job title')).toHaveValue('Head of processing');
  await marcus.getByRole('button', { name: 'Save profile' }).click();
  await expect(marcus.getByText('Profile saved')).toBeVisible();
  await expect(marcus.getByText(/so you can’t turn it off/)).toBeVisible();

  // A user who arrives later is redirected there, and then to the requested page.
  await priya.goto('/contacts');
  await priya.getByLabel('Email').fill(people.priya);
  await priya.getByLabel('Password', { exact: true }).fill(password);
  await priya.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(priya.getByRole('heading', { name: 'Set up two-step sign-in' })).toBeVisible();
  await expectAccessible(priya);
  await priya.screenshot({ path: info.outputPath('set-up.png') });
  await setUp(priya);
  await expect(priya).toHaveURL(/\/contacts/);

  // A lost phone.
  await dana.reload();
  await dana.getByRole('button', { name: /two-step sign-in for Priya Raman$/ }).click();
  await dana.getByRole('button', { name: 'Turn off' }).click();
  await expect(dana.getByText('Two-step sign-in turned off for Priya Raman')).toBeVisible();
  await dana.screenshot({ path: info.outputPath('employees.png') });
  const mails = await office.mails(4);
  expect(mails.some((mail) => mail.includes('Dana Whitfield') && mail.includes('is off'))).toBe(true);
  await priya.goto('/loans');
  await expect(priya).toHaveURL(/sign-in/);
});

test('an ended session is continued with a code over the open page', async ({ at }) => {
  const page = await at();
  await signIn(page, 'priya');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Turn on two-step sign-in' }).click();
  const { code } = await setUp(page);
  await page.getByLabel('Job title').fill('Processor');
  await page.context().clearCookies({ name: 'loanroom' });
  await page.getByRole('button', { name: 'Save profile' }).click();
  const window = page.getByRole('dialog', { name: 'Your session has ended' });
  await window.getByLabel('Password', { exact: true }).fill(password);
  await window.getByRole('button', { name: 'Sign in', exact: true }).click();
  await window.getByLabel('Code', { exact: true }).fill(code());
  await window.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(window).toBeHidden();
  await expect(page.getByLabel('Job title')).toHaveValue('Processor');
});
