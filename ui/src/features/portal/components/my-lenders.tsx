import { useQuery } from '@tanstack/react-query';
import { ExternalLink, MessageSquare, Phone } from 'lucide-react';
import { useState } from 'react';
import { paths } from '@/address/paths';
import { useCurrentUser } from '@/api/current-user';
import { lendersQuery } from '@/api/messaging/unread';
import type { Loan, LoanRole } from '@/api/models';
import { Avatar } from '@/components/people/avatar';
import { Button } from '@/components/ui/button';
import { useComposer } from '@/features/messaging';
import { rule } from '@/rules/rule';

/** The lender's people on the loan and their contact details: the loan officer first, the others on demand. */
export function MyLenders({ loan }: { loan: Loan }) {
  const [all, setAll] = useState(false);
  const lenders = rule('myLenders', { members: loan.loanRoles }).flatMap(({ id, words, first }) => {
    const role = loan.loanRoles.find((each) => each.id === id);
    return role ? [{ role, words, first }] : [];
  });
  if (lenders.length === 0) return null;
  const others = lenders.length - 1;
  return (
    <section aria-labelledby="my-lenders" className="mt-4 rounded-lg border border-line bg-surface">
      <h2 id="my-lenders" className="sr-only">
        Your team at {loan.lender.name}
      </h2>
      <ul className="divide-y divide-line">
        {lenders
          .filter(({ first }) => first || all)
          .map(({ role, words }) => (
            <li key={role.id}>
              <LenderCard loanId={loan.id} role={role} words={words} />
            </li>
          ))}
      </ul>
      {others > 0 && (
        <Button
          look="quiet"
          size="lg"
          className="w-full justify-start rounded-t-none border-t border-line px-4 text-[15px] font-normal whitespace-normal"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? 'Show your loan officer only' : `Everyone at ${loan.lender.name} (${lenders.length})`}
        </Button>
      )}
      <SecureUpload lenderId={loan.lender.id} />
    </section>
  );
}

/** A link to the lender’s secure upload page, for helpers without an account; hidden if it has none. */
function SecureUpload({ lenderId }: { lenderId: string }) {
  const { data: lenders } = useQuery(lendersQuery(useCurrentUser().id));
  const lender = lenders?.find(({ id }) => id === lenderId);
  if (!lender?.secureUploadEnabled) return null;
  return (
    <a
      href={`${paths.secureUpload}${lender.slug}`}
      target="_blank"
      rel="noreferrer"
      className="flex min-h-11 items-center gap-2 border-t border-line px-4 text-[15px] text-accent hover:underline"
    >
      Send files without signing in <ExternalLink aria-hidden className="size-4" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}

/** A person at the lender, with contact details. */
function LenderCard({ loanId, role: { user }, words }: { loanId: string; role: LoanRole; words: string }) {
  const { open } = useComposer();
  const name = rule('displayName', user);
  const phone = rule('phoneDisplay', { value: user.mobilePhone?.value ?? null });
  const work = [words, user.positionOrTitle].filter(Boolean).join(' · ');
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
      <Avatar person={user} size="lg" />
      <div className="min-w-0 grow basis-40">
        <p className="font-medium break-words">{name}</p>
        <p className="text-[13px] text-pretty text-muted">{work}</p>
      </div>
      <div className="flex gap-2">
        {phone && (
          <Button asChild size="lg" className="px-3 text-[15px]">
            <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
              <Phone aria-hidden /> Call<span className="sr-only">{`${name}, ${phone}`}</span>
            </a>
          </Button>
        )}
        <Button size="lg" className="px-3 text-[15px]" onClick={() => void open({ loanId, recipientIds: [user.id] })}>
          <MessageSquare aria-hidden /> Message<span className="sr-only">{name}</span>
        </Button>
      </div>
    </div>
  );
}
