import { Link, useParams } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { LoanRole } from '@/api/models';
import { paths } from '@/app/paths';

interface CardLinkProps extends Omit<ComponentProps<'a'>, 'role' | 'href'> {
  role: LoanRole;
}

/** To the person's card, on the loan's overview. */
export function CardLink({ role, ...rest }: CardLinkProps) {
  const { loanId = '' } = useParams({ strict: false });
  return <Link {...rest} to={paths.loan} params={{ loanId }} search={{ personId: role.user.id }} />;
}
