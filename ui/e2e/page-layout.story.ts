import { expect, expectAccessible, phone, test } from './support/story';
import { alvarez, openLoan, openNeedsList } from './support/steps';

test('every page has the same left edge', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana');
  await openLoan(dana, alvarez);
  const loanId = /loans\/([^/?]+)/.exec(dana.url())?.[1] ?? '';
  const edges: Record<string, number | undefined> = {};
  const settings = ['/settings/company', '/settings/messages', '/account', `/apply-now/${loanId}`];
  const pages = ['/', '/loans', `/loans/${loanId}`, '/messages', '/contacts', '/templates', ...settings];
  for (const path of [...pages, `/key-contacts/new?loanId=${loanId}`, `/principals/new?loanId=${loanId}`]) {
    await dana.goto(path);
    const title = dana.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    edges[path] = (await title.boundingBox())?.x;
  }
  expect(new Set(Object.values(edges)), JSON.stringify(edges)).toEqual(new Set([edges['/']]));
});

test('on a phone no page is wider than the screen', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana', phone);
  await dana.goto('/loans?q=alvarez');
  await dana.getByRole('link', { name: alvarez, exact: true }).click();
  await dana.waitForURL(/loans\/[^/?]+$/);
  const loan = new URL(dana.url()).pathname;
  const loanId = loan.split('/').at(-1);
  const ofLoan = ['', '/needs-list', '/package', '/messages'].map((page) => loan + page);
  const others = ['/', '/loans', '/messages', '/contacts', '/templates', '/settings/company', '/settings/messages'];
  const wide: string[] = [];
  for (const path of [...others, ...ofLoan, '/account', `/apply-now/${loanId}`, `/principals/new?loanId=${loanId}`]) {
    await dana.goto(path);
    await expect(dana.getByRole('heading', { level: 1 })).toBeVisible();
    await dana.waitForLoadState('networkidle');
    const { over } = await dana.evaluate(() => ({ over: document.documentElement.scrollWidth - screen.width }));
    if (over > 0) wide.push(`${path} by ${over}`);
  }
  expect(wide).toEqual([]);
});

test('shows a long form’s Save above the navigation bar on a phone', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana', phone);
  await openLoan(dana, alvarez);
  await dana.goto(`/principals/new?loanId=${/loans\/([^/?]+)/.exec(dana.url())?.[1]}`);
  const save = await dana.getByRole('button', { name: 'Save', exact: true }).boundingBox();
  const places = await dana.getByRole('navigation', { name: 'Main' }).boundingBox();
  expect(save!.y + save!.height).toBeLessThanOrEqual(places!.y);
});

test('a loan’s name and tabs stay in view while the content between scrolls away', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana', { viewport: { width: 1024, height: 500 } });
  await openLoan(dana, alvarez);
  const name = dana.getByRole('heading', { level: 1, name: alvarez });
  const tabs = dana.getByRole('navigation', { name: 'Loan' });
  const between = async () => (await tabs.boundingBox())!.y - (await name.boundingBox())!.y;
  const before = await between();
  await dana.evaluate(() => scrollTo(0, 600));
  await expect(name).toBeInViewport();
  await expect(tabs).toBeInViewport();
  await expect.poll(between).toBeLessThan(before - 40);
  await expect(name).toHaveCount(1);
});

test('on a phone the navigation is at the bottom, with labels', async ({ signedIn }) => {
  const dana = await signedIn('dana', phone);
  const main = dana.getByRole('navigation', { name: 'Main' });
  for (const place of ['Home', 'Loans', 'Contacts', 'Templates', 'Settings']) {
    await expect(main.getByText(place, { exact: true })).toBeInViewport({ ratio: 1 });
  }
  const bar = await main.boundingBox();
  expect(Math.round(bar!.y + bar!.height)).toBe(844);
  await main.getByRole('link', { name: 'Contacts' }).click();
  await expect(dana.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
  await expectAccessible(dana);
});

test('on a phone request names are shown in full, on two lines if needed', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana', phone);
  await openNeedsList(dana, alvarez);
  const names = dana.getByRole('treeitem').locator('div[title]');
  const sizes = await names.evaluateAll((all) =>
    all.map(({ title, scrollHeight, clientHeight }) => ({
      title,
      cut: scrollHeight > clientHeight,
      height: clientHeight,
    })),
  );
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.filter(({ cut }) => cut)).toEqual([]);
  expect(Math.max(...sizes.map(({ height }) => height))).toBeGreaterThan(30);
});

test('the printed needs list has every row, the loan and the date, and no navigation', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana', { colorScheme: 'dark' });
  await openNeedsList(dana, alvarez);
  const loanId = /loans\/([^/?]+)/.exec(dana.url())?.[1] ?? '';
  const answer = await dana.request.get(`/v1/loans/${loanId}/elements`);
  const { content } = (await answer.json()) as {
    content: { name: string; hidden: boolean; visibleAtStatus?: string }[];
  };
  const shown = content.filter(({ hidden, visibleAtStatus }) => !hidden && !visibleAtStatus);
  await dana.emulateMedia({ media: 'print' });
  const paper = dana.getByRole('region', { name: 'Printed needs list' });
  // The printed list is loaded after the screen.
  await expect(async () => {
    await dana.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(paper).toBeVisible({ timeout: 500 });
  }).toPass();
  const words = await paper.innerText();
  for (const name of ['01 Identity and authorizations', 'Bankruptcy discharge papers', 'Property tax bill'])
    expect(words).toContain(name);
  expect(shown.length).toBeGreaterThan(25);
  const rows = await paper.getByRole('row').count();
  expect(rows).toBeGreaterThan(30);
  const today = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: '2-digit', day: '2-digit' });
  const head = dana.locator('[data-print-head]');
  await expect(head).toContainText(alvarez);
  await expect(head).toContainText(`Printed ${today.format(new Date()).replaceAll('/', '-')}`);
  await expect(dana.getByRole('navigation')).toHaveCount(0);
  await expect(dana.getByRole('tree')).toBeHidden();
  expect(await dana.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(28, 25, 23)');
  await dana.evaluate(() => dispatchEvent(new Event('afterprint')));
  await dana.emulateMedia({ media: 'screen' });
  await expect(dana.getByRole('tree')).toBeVisible();
});

test('a person’s card is printed alone under the loan’s name', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana');
  await openLoan(dana, alvarez);
  const loanId = /loans\/([^/?]+)/.exec(dana.url())?.[1] ?? '';
  const loan = (await (await dana.request.get(`/v1/loans/${loanId}`)).json()) as {
    loanRoles: { role: string; user: { id: string } }[];
  };
  const lead = loan.loanRoles.find(({ role }) => role === 'LEAD_BORROWER');
  await dana.goto(`/loans/${loanId}?personId=${lead?.user.id}`);
  const card = dana.getByRole('dialog', { name: 'Lucia Alvarez' });
  await expect(card.getByRole('heading', { name: 'Lucia Alvarez' }).last()).toBeVisible();
  await dana.emulateMedia({ media: 'print' });
  await dana.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(card.locator('[data-print-head]')).toContainText(alvarez);
  await expect(dana.locator('#root')).toBeHidden();
  await expect(card.getByRole('button', { name: 'Close' })).toHaveCount(0);
});

test('the review buttons are at the bottom of the screen on a phone', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana', phone);
  await openNeedsList(dana, alvarez);
  const loanId = /loans\/([^/?]+)/.exec(dana.url())?.[1] ?? '';
  const answer = await dana.request.get(`/v1/loans/${loanId}/elements`);
  const { content } = (await answer.json()) as {
    content: { answers: { documentId: string; reviewState: string }[] }[];
  };
  const waiting = content.flatMap(({ answers }) => answers).find(({ reviewState }) => reviewState === 'SUBMITTED');
  await dana.goto(`/loans/${loanId}/needs-list?documentPreviewId=${waiting?.documentId}`);
  for (const name of ['Accept', 'Reject']) {
    const box = await dana.getByRole('button', { name, exact: true }).boundingBox();
    expect(box!.height).toBeGreaterThanOrEqual(44);
    expect(box!.y).toBeGreaterThan(844 - 140);
  }
  await expectAccessible(dana);
});
