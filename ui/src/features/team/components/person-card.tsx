import { Building2, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoanRole } from '@/api/models';
import { Avatar } from '@/components/people/avatar';
import { roleFacts } from '@/rules/facts';
import { rule } from '@/rules/rule';

/** A card of a person on the loan: name, role, job and contact details. */
export function PersonCard({ role: { role, user, undeliverable } }: { role: LoanRole }) {
  const work = [user.positionOrTitle, user.companyName].filter(Boolean).join(', ');
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-3">
        <Avatar person={user} size="lg" />
        <div className="min-w-0">
          <p className="font-semibold break-words">{rule('displayName', user)}</p>
          <p className="text-[13px] text-muted">{roleFacts[role].label}</p>
        </div>
      </div>
      <ul className="grid gap-1.5 text-[13px] text-muted">
        {work && <Fact icon={<Building2 aria-hidden />}>{work}</Fact>}
        {user.emailAddress && (
          <Fact icon={<Mail aria-hidden />}>
            <a href={`mailto:${user.emailAddress}`} className="break-all text-accent hover:underline">
              {user.emailAddress}
            </a>
          </Fact>
        )}
      </ul>
      {undeliverable && <p className="text-[13px] text-pretty break-words text-bad">{undeliverable.words}</p>}
      {user.stub && <p className="text-[13px] text-muted">Added by the team. Not signed up yet.</p>}
    </div>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-faint">
      {icon}
      <span className="min-w-0">{children}</span>
    </li>
  );
}
