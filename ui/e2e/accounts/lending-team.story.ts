import type { Browser, Page } from '@playwright/test';
import { LoanroomServer } from '../support/server';
import { expect, expectAccessible, test } from '../support/story';

const loan = 'Rivera – 9 Quarry Rd';

/** Opens a page in a new browser without a signed-in user. */
async function openSignedOutPage(browser: Browser, server: LoanroomServer): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  return context.newPage();
}

/** Sets up the empty server as Dana. */
async function setUp(page: Page, server: LoanroomServer): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Code', { exact: true }).fill(server.setupCode);
  await page.getByLabel('Name', { exact: true }).fill('Harbor & Pine Lending');
  await page.getByLabel('First name').fill('Dana');
  await page.getByLabel('Last name').fill('Whitfield');
  await page.getByLabel('Email address').fill('dana@harborpine.example');
  await page.getByLabel('Password', { exact: true }).fill('a quiet harbor');
  await page.getByRole('button', { name: 'Set up and sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Get started' })).toBeVisible();
}

/** Adds an employee in the company's settings, with an invitation by email or without. */
async function addEmployee(page: Page, name: string, email: string, invite: boolean): Promise<void> {
  const [first = '', last = ''] = name.split(' ');
  await page.getByRole('button', { name: 'Add an employee' }).click();
  const window = page.getByRole('dialog', { name: 'Add an employee' });
  await window.getByLabel('First name').fill(first);
  await window.getByLabel('Last name').fill(last);
  await window.getByLabel('Email address').fill(email);
  const box = window.getByRole('checkbox', { name: 'Send an invitation by email' });
  await expect(box).toBeChecked();
  if (!invite) await box.click();
  await expectAccessible(page);
  await window.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(window).toHaveCount(0);
}

/** Creates an invitation link in the open window. Returns the link. */
async function copyLink(page: Page, name: string): Promise<string> {
  const window = page.getByRole('dialog', { name: `Invitation link for ${name}` });
  await window.getByRole('button', { name: 'Copy link' }).click();
  const link = await window.getByLabel('Link', { exact: true }).inputValue();
  await expectAccessible(page);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await window.getByRole('button', { name: 'Done' }).click();
  return link;
}

/** Accepts an invitation as a colleague and chooses a password. */
async function join(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole('main')).toContainText('Dana Whitfield of Harbor & Pine Lending invited you');
  await expect(page.getByRole('main')).toContainText('as a colleague');
  await page.getByLabel('Choose a password').fill(password);
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
}

/** Signs in with address and password in a fresh browser, and opens the loan from the list. */
async function signInAndOpen(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/sign-in/);
  await page.goto('/loans');
  await page
    .getByRole('link', { name: /Rivera/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: loan })).toBeVisible();
}

test('an empty office adds three lenders who sign in and see the loan', async ({ browser }) => {
  const server = new LoanroomServer({ LOANROOM_DEMO: 'off' });
  await server.start();
  const dana = await openSignedOutPage(browser, server);
  await setUp(dana, server);

  await dana.goto('/settings/company#employees');
  await addEmployee(dana, 'Priya Raman', 'priya@harborpine.example', true);
  await expect(dana.getByText('Priya Raman added and invited at priya@harborpine.example')).toBeVisible();
  await addEmployee(dana, 'Tom Guthrie', 'tom@harborpine.example', false);
  const employee = (name: string) => dana.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await expect(employee('Priya Raman')).toContainText(/Invited .*, expires/);
  await expect(employee('Tom Guthrie')).toContainText('Not signed up yet');

  // The loan is created with a colleague who hasn't signed up: the new invitation leads to it.
  await dana.keyboard.press('n');
  const dialog = dana.getByRole('dialog', { name: 'New loan' });
  await dialog.getByLabel('First name').fill('Ana');
  await dialog.getByLabel('Last name').fill('Rivera');
  await dialog.getByLabel('Email address').fill('ana@rivera.example');
  await dialog.getByLabel('Property').fill('9 Quarry Rd, Durango, CO 81301');
  await dialog.getByRole('combobox', { name: 'Colleagues' }).fill('Priya');
  await dana.getByRole('option', { name: /Priya Raman/ }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Send an invitation by email to Priya Raman' })).toBeChecked();
  await expectAccessible(dana);
  await dialog.getByRole('button', { name: 'Create loan' }).click();
  await expect(dana.getByRole('heading', { level: 1, name: loan })).toBeVisible();
  await expect(dana.getByText(/1 colleague invited by email/)).toBeVisible();

  const mails = (await server.mails(3)).filter((mail) => mail.includes('To: priya@harborpine.example'));
  const links = mails.map((mail) => /\/invitation\/[0-9a-f]+/.exec(mail)?.[0] ?? '');
  const priya = await openSignedOutPage(browser, server);
  for (const link of links) {
    await priya.goto(link);
    if (await priya.getByLabel('Choose a password').isVisible()) break;
  }
  await join(priya, new URL(priya.url()).pathname, 'the old quarry road');
  await expect(priya.getByRole('heading', { level: 1, name: loan })).toBeVisible();

  // The other colleague is added on the loan's page, and gets a link in another way than by email.
  await dana.getByRole('link', { name: 'Add lender' }).click();
  await dana.getByRole('combobox', { name: 'Person' }).fill('Tom');
  await dana.getByRole('option', { name: /Tom Guthrie/ }).click();
  await dana.getByRole('checkbox', { name: 'Send an invitation by email' }).click();
  await dana.getByRole('button', { name: 'Save' }).click();
  await expect(dana.getByRole('heading', { level: 1, name: loan })).toBeVisible();
  await dana.getByRole('button', { name: 'More for Tom Guthrie' }).click();
  await dana.getByRole('menuitem', { name: 'Copy link…' }).click();
  const first = await copyLink(dana, 'Tom Guthrie');
  await dana.goto('/settings/company#employees');
  await dana.getByRole('button', { name: 'Invite Tom Guthrie' }).click();
  await dana.getByRole('menuitem', { name: 'Copy link…' }).click();
  const second = await copyLink(dana, 'Tom Guthrie');
  const tom = await openSignedOutPage(browser, server);
  await tom.goto(first);
  await expect(tom.getByText(/This invitation was withdrawn/)).toBeVisible();
  await join(tom, second, 'a loan in april');
  await expect(tom).toHaveURL(`${server.url}/`);

  await expect(employee('Tom Guthrie')).not.toContainText(/Invited|Not signed up yet/);
  await expect(dana.getByRole('button', { name: 'Invite Tom Guthrie' })).toHaveCount(0);
  await signInAndOpen(await openSignedOutPage(browser, server), 'tom@harborpine.example', 'a loan in april');
  await signInAndOpen(await openSignedOutPage(browser, server), 'priya@harborpine.example', 'the old quarry road');
  for (const page of [priya, tom]) {
    await page.goto('/loans');
    await expect(page.getByRole('link', { name: /Rivera/ }).first()).toBeVisible();
  }
  for (const context of browser.contexts()) await context.close();
  await server.dispose();
});

test('a colleague who lost the email requests a new password and gets the invitation again', async ({ browser }) => {
  const server = new LoanroomServer({ LOANROOM_DEMO: 'off' });
  await server.start();
  const dana = await openSignedOutPage(browser, server);
  await setUp(dana, server);
  await dana.goto('/settings/company#employees');
  await addEmployee(dana, 'Priya Raman', 'priya@harborpine.example', true);
  await server.mails(1);
  const priya = await openSignedOutPage(browser, server);
  await priya.goto('/forgot-password');
  await priya.getByLabel('Email address').fill('priya@harborpine.example');
  await priya.getByRole('button', { name: 'Send link' }).click();
  await expect(priya.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const mails = await server.mails(2);
  const link = /\/invitation\/[0-9a-f]+/.exec(mails.at(-1) ?? '')?.[0] ?? '';
  await join(priya, link, 'the old quarry road');
  await expect(priya).toHaveURL(`${server.url}/`);
  for (const context of browser.contexts()) await context.close();
  await server.dispose();
});
