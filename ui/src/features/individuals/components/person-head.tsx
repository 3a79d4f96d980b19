import { Building2, Globe, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { addressLines } from '@/components/people/address';
import { Avatar } from '@/components/people/avatar';
import { Badge } from '@/components/ui/badge';
import { roleFacts } from '@/rules/facts';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import type { PersonCard } from '../api';

/** A person's name and contact details. */
export function PersonHead({ card: { user, loanRole }, pending }: { card: PersonCard; pending: boolean }) {
  const work = [user.positionOrTitle, user.companyName].filter(Boolean).join(', ');
  const phone = rule('phoneDisplay', { value: user.mobilePhone?.value ?? null });
  const address = addressLines(user.companyAddress).join(', ');
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-3 pr-8">
        <Avatar person={user} size="lg" />
        <div className="min-w-0">
          <h2 className="text-lg font-semibold break-words">{rule('displayName', user)}</h2>
          <p className="flex flex-wrap gap-1.5">
            <Badge>{roleFacts[loanRole.role].label}</Badge>
            {loanRole.keyContact && <Badge>{text('key-contact')}</Badge>}
            {pending && <Badge tone="info">Invited</Badge>}
          </p>
        </div>
      </div>
      <ul className="grid gap-2 text-[13px] text-muted">
        {work && <Fact icon={<Building2 aria-hidden />}>{work}</Fact>}
        <Fact icon={<Mail aria-hidden />}>
          <a href={`mailto:${user.emailAddress}`} className="break-all text-accent hover:underline">
            {user.emailAddress}
          </a>
        </Fact>
        {phone && (
          <Fact icon={<Phone aria-hidden />}>
            <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className="text-accent hover:underline">
              {phone}
            </a>
          </Fact>
        )}
        {user.companyWebsite && <Fact icon={<Globe aria-hidden />}>{user.companyWebsite}</Fact>}
        {address && <Fact icon={<MapPin aria-hidden />}>{address}</Fact>}
      </ul>
      {(user.stub || loanRole.stub) && <p className="text-[13px] text-muted">Added by the team. Not signed up yet.</p>}
    </div>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-faint">
      {icon}
      <span className="min-w-0 break-words">{children}</span>
    </li>
  );
}
