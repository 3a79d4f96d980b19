import { test } from '../support/separate-office';
import { expect, expectAccessible, password, people, phone, signIn } from '../support/story';

test('resets a lost password by a link that works once, without JavaScript', async ({ office, at }) => {
  const page = await at({ ...phone, javaScriptEnabled: false });
  await page.goto('/forgot-password');
  await page.getByLabel('Email address').fill('nobody@mail.example');
  await page.getByRole('button', { name: 'Send link' }).click();
  const unknown = await page.getByRole('main').innerText();
  await page.goto('/forgot-password');
  await page.getByLabel('Email address').fill(people.lucia);
  await page.getByRole('button', { name: 'Send link' }).click();
  expect((await page.getByRole('main').innerText()).replace(people.lucia, '')).toBe(
    unknown.replace('nobody@mail.example', ''),
  );
  const mails = await office.mails(1);
  const link = mails.map((mail) => /\/reset-password\/[0-9a-f]+/.exec(mail)?.[0]).find(Boolean) ?? '';
  await page.goto(link);
  await page.getByLabel('Password').fill('password123');
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page.getByText('This password is too easy to guess')).toBeVisible();
  await page.getByLabel('Password').fill('a quiet harbor');
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page).toHaveURL(`${office.url}/`);
  await page.goto(link);
  await expect(page.getByRole('link', { name: /new|another/i })).toBeVisible();

  const looking = await at(phone);
  await looking.goto('/forgot-password');
  await expectAccessible(looking);
});

test('the account page changes the name, and a new password signs out other devices', async ({ at }) => {
  const [desk, train] = [await at(), await at(phone)];
  await signIn(desk, 'dana');
  await signIn(train, 'dana');
  await desk.goto('/account');
  await expectAccessible(desk);
  await desk.getByLabel('Job title').fill('Head of lending');
  await desk.getByRole('button', { name: 'Save profile' }).click();
  await expect(desk.getByText('Profile saved')).toBeVisible();
  await desk.reload();
  await expect(desk.getByLabel('Job title')).toHaveValue('Head of lending');
  await expect(desk.getByRole('button', { name: 'Sign out all other devices' })).toBeVisible();

  await desk.getByLabel('Current password').fill('not this one');
  await desk.getByLabel('New password').fill('a quiet harbor');
  await desk.getByRole('button', { name: 'Change password' }).click();
  await expect(desk.getByLabel('New password')).toHaveValue('a quiet harbor');
  await desk.getByLabel('Current password').fill(password);
  await desk.getByRole('button', { name: 'Change password' }).click();
  await expect(desk.getByText(/^Password changed/)).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Sign out all other devices' })).toHaveCount(0);
  await train.goto('/account');
  await expect(train).toHaveURL(/sign-in/);
});

test('signs out a removed employee immediately and reassigns their loans', async ({ at }) => {
  const [dana, priya] = [await at(), await at()];
  await signIn(dana, 'dana');
  await signIn(priya, 'priya');
  await priya.goto('/loans');
  await expect(priya.getByRole('link', { name: /Alvarez/ }).first()).toBeVisible();
  await dana.goto('/settings/company#employees');
  await dana.getByRole('button', { name: 'Remove Priya Raman from the company' }).click();
  const window = dana.getByRole('dialog', { name: 'Remove Priya Raman?' });
  await expectAccessible(dana);
  await window.getByLabel(/^Reassign \d+ loans? to/).selectOption({ label: 'Tom Guthrie' });
  await window.getByRole('button', { name: 'Remove' }).click();
  await expect(dana.getByText('Priya Raman no longer works at your company')).toBeVisible();
  await expect(dana.getByText(people.priya)).toHaveCount(0);
  // Dispatched as an event on a selector: any call of the page opens the dialog, which covers the link and hides its
  // role.
  await priya
    .locator('a', { hasText: /Alvarez/ })
    .first()
    .dispatchEvent('click');
  await expect(priya.getByRole('dialog').getByText(/You no longer work for this lender/)).toBeVisible();
  const again = await at();
  await again.goto('/sign-in');
  await again.getByLabel('Email').fill(people.priya);
  await again.getByLabel('Password', { exact: true }).fill(password);
  await again.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(again).toHaveURL(/sign-in/);
});
