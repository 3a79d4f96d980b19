import { expect, it } from 'vitest';
import { insteadOfKept, refusals, whyKept } from './kept-words';

it('every reason why an archive isn’t opened has a message', () => {
  for (const refusal of refusals) expect(whyKept(refusal)).toMatch(/^[A-Z].* /);
  expect(insteadOfKept()).toMatch(/unzip it/);
});
