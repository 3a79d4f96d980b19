import { expect, test } from 'vitest';
import type { NeedsListElement } from '@/api/elements';
import type { RoleGroup, UserRef } from '@/api/models';
import { user } from '@/test/people';
import { assignment } from './assignment';

const person = (givenName: string, loggedRoleGroup: RoleGroup): UserRef =>
  user(givenName, givenName, 'Alvarez', { loggedRoleGroup });
const shared = (sharedWithUser: UserRef, permissions: 'VIEW' | 'LINK' = 'VIEW') => ({
  permissions,
  sharedWithUser,
  sharedByUser: person('Dana', 'LENDER'),
});
const element = (...sharedInfo: NeedsListElement['sharedInfo']) => ({ sharedInfo }) as NeedsListElement;
const lucia = person('Lucia', 'BORROWER');

test('no assignee, one borrower, two borrowers, people in several roles', () => {
  expect(assignment(element())).toEqual({ mode: 'DEFAULT', names: '' });
  expect(assignment(element(shared(lucia)))).toEqual({ mode: 'BORROWER', names: 'Lucia Alvarez' });
  expect(assignment(element(shared(lucia), shared(person('Mateo', 'BORROWER')))).mode).toBe('BORROWERS');
  expect(assignment(element(shared(lucia), shared(person('Grace', 'CONTACT')))).mode).toBe('MIXED');
});

test('a link assigns no one, and a person is named once', () => {
  expect(assignment(element(shared(lucia, 'LINK')))).toEqual({ mode: 'DEFAULT', names: '' });
  expect(assignment(element(shared(lucia), shared(lucia))).names).toBe('Lucia Alvarez');
});

test('after four names the rest is a number', () => {
  const many = ['A', 'B', 'C', 'D', 'E'].map((name) => shared(person(name, 'BORROWER')));
  expect(assignment(element(...many)).names).toBe('A Alvarez, B Alvarez, C Alvarez, D Alvarez and 1 more');
});
