import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/story';
import { addElement, alvarez, findRow, openLoan, openNeedsList, row } from '../support/steps';

declare global {
  /** The calls into the rules modules since the last reading, by function name. */
  // eslint-disable-next-line no-var -- a name of the page, not of this file
  var crossings: string[];
}

/** Runs in the page before any other script: all modules instantiated from now on count the calls of their exports. */
function countCrossings(): void {
  globalThis.crossings = [];
  const counted = (exports: WebAssembly.Exports): WebAssembly.Exports =>
    Object.fromEntries(
      Object.entries(exports).map(([name, what]) => {
        // Exports that begin with __wb pass arguments and aren't separate calls.
        if (typeof what !== 'function' || name.startsWith('__wb')) return [name, what];
        const call = (...args: unknown[]): unknown => {
          globalThis.crossings.push(name);
          return Reflect.apply(what, undefined, args);
        };
        return [name, call];
      }),
    );
  const { instantiate, instantiateStreaming } = WebAssembly;
  const counting = async (started: Promise<WebAssembly.WebAssemblyInstantiatedSource>) => {
    const { module, instance } = await started;
    return { module, instance: { exports: counted(instance.exports) } };
  };
  Object.assign(WebAssembly, {
    instantiate: (bytes: BufferSource, imports?: WebAssembly.Imports) => counting(instantiate(bytes, imports)),
    instantiateStreaming: (source: Response | PromiseLike<Response>, imports?: WebAssembly.Imports) =>
      counting(instantiateStreaming(source, imports)),
  });
}

/**
 * Returns the calls since the last reading, once the page is idle. The name of a person rendered for the first time is
 * computed once and then cached: it doesn't count.
 */
const crossed = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done)));
    return globalThis.crossings.splice(0).filter((name) => name !== 'displayName');
  });

const searches: Record<string, (page: Page) => Promise<Locator>> = {
  'the people a request is assigned to, in groups': async (page) => {
    await openNeedsList(page, alvarez);
    await addElement(page, 'Add File Request', 'Flood certificate');
    await findRow(page, 'Flood certificate');
    await row(page, 'Flood certificate')
      .getByRole('button', { name: /^Assign.* to (user|more)/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Assign “Flood certificate”' });
    await expect(dialog.getByRole('group').first()).toBeVisible();
    return dialog.getByRole('combobox');
  },
  'the list of contacts': async (page) => {
    await openLoan(page, alvarez);
    await page.getByRole('button', { name: 'More for Dana Whitfield' }).click();
    await page.getByRole('menuitem', { name: 'My Contacts' }).click();
    const dialog = page.getByRole('dialog', { name: 'My Contacts' });
    await expect(dialog.getByRole('button', { name: /^More for/ }).first()).toBeVisible();
    return dialog.getByRole('searchbox');
  },
};

for (const [name, open] of Object.entries(searches)) {
  test(`a keystroke in ${name} calls the rules once`, async ({ signedIn }) => {
    const dana = await signedIn('dana');
    await dana.addInitScript(countCrossings);
    const field = await open(dana);
    await field.press('g');
    expect(await crossed(dana)).not.toEqual([]);
    const crossings: string[][] = [];
    for (const letter of 'race') {
      await field.press(letter);
      crossings.push(await crossed(dana));
    }
    // Server events in between may cause one computation besides the typed text's.
    const more = crossings.filter((names) => names.length !== 1);
    expect(more.length, JSON.stringify(crossings)).toBeLessThanOrEqual(1);
  });
}
