import { expect, test } from 'vitest';
import type { NeedsListElement } from '@/api/elements';
import type { RoleGroup, UserRef } from '@/api/models';
import { user } from '@/test/people';
import { describeAssignees } from './assignment';

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
  expect(describeAssignees(element())).toEqual({ mode: 'DEFAULT', names: '' });
  expect(describeAssignees(element(shared(lucia)))).toEqual({ mode: 'BORROWER', names: 'Lucia Alvarez' });
  expect(describeAssignees(element(shared(lucia), shared(person('Mateo', 'BORROWER')))).mode).toBe('BORROWERS');
  expect(describeAssignees(element(shared(lucia), shared(person('Grace', 'CONTACT')))).mode).toBe('MIXED');
});

test('a link assigns no one, and a person is named once', () => {
  expect(describeAssignees(element(shared(lucia, 'LINK')))).toEqual({ mode: 'DEFAULT', names: '' });
  expect(describeAssignees(element(shared(lucia), shared(lucia))).names).toBe('Lucia Alvarez');
});

test('after four names the rest is a number', () => {
  const many = ['A', 'B', 'C', 'D', 'E'].map((name) => shared(person(name, 'BORROWER')));
  expect(describeAssignees(element(...many)).names).toBe('A Alvarez, B Alvarez, C Alvarez, D Alvarez and 1 more');
});
