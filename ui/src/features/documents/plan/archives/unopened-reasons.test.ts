import { expect, it } from 'vitest';
import { unopenedAdvice, unopenedReasons, unopenedReason } from './unopened-reasons';

it('every reason why an archive isn’t opened has a message', () => {
  for (const refusal of unopenedReasons) expect(unopenedReason(refusal)).toMatch(/^[A-Z].* /);
  expect(unopenedAdvice()).toMatch(/unzip it/);
});
