import { paths } from '@/address/paths';
import { rule } from '@/rules/rule';
import type { LoanEntity } from './api';

/** Returns the `Link` props of an entity's edit page; `null` for a kind without one. */
export function entityEditLink(loanId: string, { id, entityType }: Pick<LoanEntity, 'id' | 'entityType'>) {
  const target = rule('entityEditTarget', { loanId, entityId: id, entityType });
  switch (target?.route) {
    case 'EDIT_LOAN_ASSET':
      return { to: paths.editAsset, params: { loanId, assetId: target.assetId } } as const;
    case 'EDIT_LOAN_COMPANY':
      return { to: paths.editCompany, params: { loanId, companyId: target.companyId } } as const;
    case 'EDIT_LOAN_PRINCIPAL':
      return { to: paths.editPrincipal, params: { loanId, personId: target.personId } } as const;
    case 'EDIT_LOAN_TRUST':
      return { to: paths.editTrust, params: { loanId, trustId: target.trustId } } as const;
    default:
      return null;
  }
}
