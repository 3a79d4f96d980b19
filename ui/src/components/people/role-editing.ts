import type { Loan, Role } from '@/api/models';
import { rule } from '@/rules/rule';

/** Why the signed-in person can't change people in that role on the loan; nothing when they can. */
export function roleEditingRefusal({ me, archive }: Loan, editedRole: Role): string | null {
  const { role: viewerRole, permissions } = me;
  return archive.words ?? rule('roleEditing', { viewerRole, permissions, editedRole }).violations[0]?.message ?? null;
}
