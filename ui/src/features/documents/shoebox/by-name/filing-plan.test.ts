import { expect, test } from 'vitest';
import type { RequestTarget } from '../../filing/request-targets';
import type { ShoeboxDocument } from '../api';
import { applyPlanChange, filedMessage, proposePlan } from './filing-plan';

const document = (id: string, name: string) => ({ id, name }) as ShoeboxDocument;
const target = (id: string, name: string, rest: Partial<RequestTarget> = {}): RequestTarget => ({
  id,
  name,
  path: [],
  answered: false,
  people: [],
  refusal: null,
  ...rest,
});
const documents = [document('a', 'IMG_1.jpg'), document('b', 'gift-letter.pdf'), document('c', 'K1.pdf')];

test('documents with a proposal come first and are selected, with the matching words', () => {
  const plan = proposePlan(documents, [target('gift', 'Gift letter'), target('k1', 'K-1s, two years')]);
  expect(plan.map(({ document: { id }, target: to, ticked }) => [id, to?.id, ticked])).toEqual([
    ['b', 'gift', true],
    ['c', 'k1', true],
    ['a', undefined, false],
  ]);
  expect(plan[0]?.because).toEqual(['gift', 'letter']);
});

test('a request that takes no documents is never proposed', () => {
  const plan = proposePlan(documents, [target('gift', 'Gift letter', { refusal: 'Accepted already' })]);
  expect(plan.every(({ target: to }) => to === null)).toBe(true);
});

test('a person’s change is kept when the list is proposed again', () => {
  const k1 = target('k1', 'K-1s, two years');
  const changes = new Map([
    ['c', { ticked: false }],
    ['a', { target: k1, ticked: true, because: [] }],
  ]);
  const plan = applyPlanChange(proposePlan(documents, [k1]), changes);
  expect(plan.map(({ document: { id }, target: to, ticked }) => [id, to?.id, ticked])).toEqual([
    ['c', 'k1', false],
    ['a', 'k1', true],
    ['b', undefined, false],
  ]);
});

test('reports where documents were filed: one request by name, several by number', () => {
  const [gift, k1] = [target('gift', 'Gift letter'), target('k1', 'K-1s, two years')];
  expect(filedMessage([gift])).toBe('1 document filed to “Gift letter”');
  expect(filedMessage([gift, gift])).toBe('2 documents filed to “Gift letter”');
  expect(filedMessage([gift, k1, gift])).toBe('3 documents filed to 2 requests');
  // Two requests with the same name count as two.
  expect(filedMessage([gift, target('other', 'Gift letter')])).toBe('2 documents filed to 2 requests');
});
