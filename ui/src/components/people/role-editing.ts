import type { Loan, Role } from '@/api/models';
import { rule } from '@/rules/rule';

/** Returns why the signed-in user can't change people with that role on the loan; nothing when they can. */
export function roleEditingRefusal({ me, archive }: Loan, editedRole: Role): string | null {
  const { role: viewerRole, permissions } = me;
  return archive.words ?? rule('roleEditing', { viewerRole, permissions, editedRole }).violations[0]?.message ?? null;
}
