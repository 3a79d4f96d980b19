import { Link, useParams } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { paths } from '@/address/paths';
import type { LoanRole } from '@/api/models';

interface CardLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  person: LoanRole;
}

/** A link to the person's card on the loan's overview. */
export function CardLink({ person, ...rest }: CardLinkProps) {
  const { loanId = '' } = useParams({ strict: false });
  return <Link {...rest} to={paths.loan} params={{ loanId }} search={{ personId: person.user.id }} />;
}
