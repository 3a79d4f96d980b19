import type { Loan } from '@/api/models';
import { type EntityType, rule } from '@/rules/rule';

/** Returns why the signed-in person can't change entities of this kind on the loan, or `null`. */
export function editingRefusal({ me, archive }: Loan, entityType: EntityType | null): string | null {
  const verdict = rule('entityEditing', { viewerRole: me.role, permissions: me.permissions, entityType });
  return archive.words ?? verdict.violations[0]?.message ?? null;
}
