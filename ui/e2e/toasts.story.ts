import type { Page } from '@playwright/test';
import { alvarez, openNeedsList } from './support/steps';
import { expect, phone, test } from './support/story';

/** The folder for screenshots; none are taken without it. */
const shots = process.env.LOANROOM_SHOTS;

/** Makes a change that a toast reports, and waits until the toast stops moving. */
async function change(page: Page, name: string): Promise<void> {
  const found = page.getByRole('treeitem').filter({ hasText: name }).first();
  await found.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: /^(Hide|Show|Unhide)/ }).click();
  const toast = page.locator('[data-sonner-toast]').first();
  await expect(toast).toBeVisible();
  await page.waitForTimeout(600);
}

/** Returns whether a toast covers any of the elements at this moment. */
const covers = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const boxes = (query: string) => [...document.querySelectorAll(query)].map((each) => each.getBoundingClientRect());
    const meet = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    return boxes('[data-sonner-toast]').some((toast) => boxes(wanted).some((box) => meet(toast, box)));
  }, selector);

// Each hides another request, because both stories share a server.
for (const [width, options, request] of [
  [1440, {}, 'Pay stubs'],
  [390, phone, 'Work visa'],
] as const) {
  test(`toasts don’t cover menus, main buttons or the header at ${width} px`, async ({ signedIn }) => {
    const dana = await signedIn('dana', options);
    if (width > 390) await openNeedsList(dana, alvarez);
    else {
      const { content } = await (await dana.request.get('/v1/loans?q=Alvarez')).json();
      await dana.goto(`/loans/${content[0].id}/needs-list`);
      await expect(dana.getByRole('tree')).toBeVisible();
    }
    await change(dana, request);
    if (shots) await dana.screenshot({ path: `${shots}/17-list-${width}.png` });
    expect(await covers(dana, 'button[aria-label^="Actions for"]')).toBe(false);
    expect(await covers(dana, '[data-primary], [data-toast-obstacle]')).toBe(false);
    if (width === 390) expect(await covers(dana, 'header')).toBe(false);

    // An open form's buttons aren't covered.
    await dana.getByRole('button', { name: 'Write a message' }).first().click();
    const send = dana.getByRole('button', { name: 'Send', exact: true });
    await expect(send).toBeVisible();
    await dana.waitForTimeout(400);
    if (shots) await dana.screenshot({ path: `${shots}/17-composer-${width}.png` });
    expect(await covers(dana, '[role=toolbar][aria-label=Message]')).toBe(false);
    await send.click({ trial: true, timeout: 3_000 });
  });
}
