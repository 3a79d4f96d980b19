import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paths } from '@/address/paths';
import { useCurrentUser } from '@/api/current-user';
import { roleGroupFacts } from '@/rules/facts';
import type { NoticeEntry } from './api';

interface NoticeLinkProps {
  entry: NoticeEntry;
  className: string;
  onClick: () => void;
  children: ReactNode;
}

/** A link to a notification's object: on the loan for lenders, in the portal for others. */
export function NoticeLink({ entry, ...rest }: NoticeLinkProps) {
  const { loanId, lenderId } = entry;
  const lender = roleGroupFacts[useCurrentUser().loggedRoleGroup].lender;
  const elementId = entry.leadsTo === 'request' ? entry.elementId : null;
  const all = entry.leadsTo === 'loans';
  if (!lender) {
    if (all) return <Link to={paths.portal} {...rest} />;
    const search = { needsListLoanId: loanId, ...(elementId ? { formElementId: elementId } : {}) };
    // The portal scrolls to the request itself.
    const resetScroll = !elementId;
    return <Link to={paths.portalTasks} params={{ lenderId }} search={search} resetScroll={resetScroll} {...rest} />;
  }
  if (all) return <Link to={paths.loans} {...rest} />;
  const search = elementId ? { formElementId: elementId, requestId: elementId } : {};
  return <Link to={paths.needsList} params={{ loanId }} search={search} {...rest} />;
}
