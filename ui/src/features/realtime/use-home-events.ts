import { useQuery } from '@tanstack/react-query';
import { type Home, homeQuery } from '@/api/home';
import { keys } from '@/api/keys';
import { useSeveralLoans } from './use-several-loans';

const loansOn = ({ toReview, sentBack, silent, latest }: Home): string[] =>
  [...toReview.content, ...silent, ...sentBack.content, ...latest].map(({ loanId }) => loanId);

const answers = [keys.home, keys.loanLists];

/** Keeps Home fresh: what happens on the loans it names shows at once, everything else within the minute. */
export function useHomeEvents(): void {
  const home = useQuery(homeQuery).data;
  useSeveralLoans(home ? loansOn(home) : [], answers);
}
