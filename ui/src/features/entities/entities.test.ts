import { expect, test } from 'vitest';
import type { EntityType } from '@/rules/rule';
import { entityEditLink } from './entity-edit-link';
import { blankEntity } from './entity-values';
import { mergeTyped } from './merge-typed';

test.each<[EntityType, string, Record<string, string>]>([
  ['ASSET', '/loans/$loanId/assets/$assetId/edit', { loanId: 'l1', assetId: 'x' }],
  ['RE_ASSET', '/loans/$loanId/assets/$assetId/edit', { loanId: 'l1', assetId: 'x' }],
  ['COMPANY', '/loans/$loanId/companies/$companyId/edit', { loanId: 'l1', companyId: 'x' }],
  ['INDIVIDUAL', '/loans/$loanId/principals/$personId/edit', { loanId: 'l1', personId: 'x' }],
  ['TRUST', '/loans/$loanId/trusts/$trustId/edit', { loanId: 'l1', trustId: 'x' }],
])('where a %s is edited', (entityType, to, params) => {
  expect(entityEditLink('l1', { id: 'x', entityType })).toEqual({ to, params });
});

test('merging keeps edited fields and takes the others', () => {
  const typed = { ...blankEntity, name: 'Mine' };
  const now = { ...blankEntity, name: 'Theirs', ein: '12-3456789' };
  expect(mergeTyped(typed, blankEntity, now)).toEqual({
    values: { ...blankEntity, name: 'Mine', ein: '12-3456789' },
    changes: ['the name is now “Theirs”', 'the EIN is now “12-3456789”'],
  });
});
