import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '@/address/paths';
import type { Role } from '@/api/models';
import { secondStepQuery } from '@/api/people';
import { Switch } from '@/components/form/switch';
import { ConfirmDialog } from '@/components/window/confirm-dialog';
import { rule } from '@/rules/rule';
import { type Company, employeesQuery, switchFeature } from '../api';
import { useCompanyChange } from '../use-company-change';

const label = 'Two-step sign-in for everyone in the company';

interface SecondStepSettingProps {
  company: Company;
  locked: boolean;
  /** The viewer's role at the company. */
  viewerRole: Role;
}

/** Whether everyone at the company has to use two-step sign-in. */
export function SecondStepSetting({ company, locked, viewerRole }: SecondStepSettingProps) {
  const change = useCompanyChange();
  const [asking, setAsking] = useState(false);
  const { data: own } = useQuery({ ...secondStepQuery, enabled: !locked });
  const on = company.secondStepRequired;
  const refused =
    !locked && own && !on
      ? rule('secondStepChange', {
          step: 'REQUIRE',
          companyRole: viewerRole,
          ownOn: Boolean(own.onSince) || own.passkeys.length > 0,
        }).violations[0]
      : undefined;
  const turn = (wanted: boolean) => {
    setAsking(false);
    void change(company, {
      guess: (now) => ({ ...now, secondStepRequired: wanted }),
      call: (now) => switchFeature(now, 'secondStepRequired', wanted),
      back: (now) => switchFeature(now, 'secondStepRequired', !wanted),
      words: wanted
        ? 'Two-step sign-in is now required for everyone in the company'
        : 'Two-step sign-in is optional again',
    });
  };
  return (
    <div className="max-w-3xl">
      <label className="flex items-center gap-4">
        <span className="min-w-0 grow">
          <span className="block font-medium">{label}</span>
          <span className="block text-[13px] text-muted">
            Employees must set it up before they can continue. It stays optional for borrowers and contacts.
          </span>
        </span>
        <Switch
          checked={on}
          disabled={locked || (!on && (!own || refused !== undefined))}
          aria-label={label}
          onCheckedChange={(wanted) => (wanted ? setAsking(true) : turn(false))}
        />
      </label>
      {refused && (
        <p className="mt-2 text-[13px] text-muted">
          {refused.message}:{' '}
          <Link to={paths.account} hash="second-step" className="text-accent underline underline-offset-2">
            go to your account
          </Link>
          .
        </p>
      )}
      {asking && <RequirementQuestion company={company} onYes={() => turn(true)} onNo={() => setAsking(false)} />}
    </div>
  );
}

function RequirementQuestion({ company, onYes, onNo }: { company: Company; onYes: () => void; onNo: () => void }) {
  const { data: employees } = useQuery(employeesQuery(company.id));
  const without = employees?.filter(({ secondStep, stub }) => !secondStep && !stub).length;
  return (
    <ConfirmDialog
      open
      onOpenChange={onNo}
      title="Require two-step sign-in for everyone?"
      description={
        <>
          This takes effect immediately, including for people who are signed in now. They must set it up before they can
          continue, and nothing they’ve typed is lost.{' '}
          {without !== undefined && <>People who haven’t set it up yet: {without}.</>}
        </>
      }
      confirmLabel="Require"
      onConfirm={onYes}
    />
  );
}
