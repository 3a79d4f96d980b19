import { expect, test } from 'vitest';
import { type RequestTarget, targetLocation } from './request-targets';

const target = (name: string, person: string): RequestTarget => ({
  id: `${name} ${person}`,
  name,
  path: ['Income'],
  people: [person],
  refusal: null,
  answered: false,
});

test('requests with the same name show their people, a unique one only its folder', () => {
  const targets = [target('Pay stubs', 'Lucia'), target('Pay stubs', 'Mateo'), target('W-2', 'Lucia')];
  expect(targets.map((one) => targetLocation(one, targets))).toEqual(['Income · Lucia', 'Income · Mateo', 'Income']);
});
