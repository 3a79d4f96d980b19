import { Eye } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { messageFor } from '@/api/problem';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { type LicenceStatus, type RuleAnswer, rule } from '@/rules/rule';
import { type CardLicence, revealLicence } from '../api';

const tones: Record<LicenceStatus, BadgeTone> = {
  NONE: 'neutral',
  ACTIVE: 'neutral',
  EXPIRING: 'warn',
  EXPIRED: 'bad',
};

interface LicenceSectionProps {
  loanId: string;
  /** As sent by the server: number and date of birth masked. */
  licence: CardLicence | null;
  /** The id for revealing the license; null for viewers who may not. */
  individualId: string | null;
  /** The rule's result for this viewer. */
  section: RuleAnswer<'licenceSection'>;
}

/** A person's driver's license: masked until revealed, with a badge when it needs attention. */
export function LicenceSection({ loanId, licence, individualId, section }: LicenceSectionProps) {
  const [full, setFull] = useState<{ number: string | null; dob: string | null } | null>(null);
  const [busy, setBusy] = useState(false);
  const { values, badge } = section;
  const reveal = async (individual: string) => {
    setBusy(true);
    try {
      const { number, dob } = await revealLicence(loanId, individual);
      setFull({ number: number ?? null, dob: dob ? rule('dateDisplay', { date: dob }) : null });
    } catch (error) {
      toast.error(messageFor(error));
    }
    setBusy(false);
  };
  return (
    <section aria-labelledby="licence" className="grid gap-2 border-t border-line pt-4">
      <div className="flex items-center gap-2">
        <h3 id="licence" className="font-semibold">
          Driver’s license
        </h3>
        {badge && <Badge tone={tones[badge.status]}>{badge.label}</Badge>}
      </div>
      {!values && <p className="text-muted">You don’t have permission to see driver’s licenses.</p>}
      {values && !values.number && <p className="text-muted">None on file.</p>}
      {values?.number && (
        <>
          <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
            <Fact term="Number">{full?.number ?? licence?.number}</Fact>
            <Fact term="State">{values.state}</Fact>
            <Fact term="Expires">{values.expiration}</Fact>
            <Fact term="Date of birth">{full?.dob ?? licence?.dob}</Fact>
          </dl>
          {individualId && !full && (
            <Button
              size="sm"
              className="w-fit"
              busy={busy}
              title="Every view is logged"
              onClick={() => void reveal(individualId)}
            >
              <Eye aria-hidden /> Show number and date of birth
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function Fact({ term, children }: { term: string; children: string | null | undefined }) {
  return (
    <div>
      <dt className="text-[13px] text-muted">{term}</dt>
      <dd className="break-words">{children ?? <span className="text-faint">Not provided</span>}</dd>
    </div>
  );
}
