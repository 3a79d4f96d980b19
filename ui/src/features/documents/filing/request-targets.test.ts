import { expect, test } from 'vitest';
import { type RequestTarget, placeOf } from './request-targets';

const target = (name: string, person: string): RequestTarget => ({
  id: `${name} ${person}`,
  name,
  path: ['Income'],
  people: [person],
  refusal: null,
  answered: false,
});

test('of several requests with one name it is said whose each is, of one alone only where it stands', () => {
  const targets = [target('Pay stubs', 'Lucia'), target('Pay stubs', 'Mateo'), target('W-2', 'Lucia')];
  expect(targets.map((one) => placeOf(one, targets))).toEqual(['Income · Lucia', 'Income · Mateo', 'Income']);
});
