import { Link } from '@tanstack/react-router';
import { LayoutTemplate, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '@/address/paths';
import { NewLoanButton } from './new-loan-button';

const place = 'font-medium text-accent hover:underline';

/** The first steps of a company without loans. */
export function FirstSteps() {
  return (
    <section aria-labelledby="first-steps" className="max-w-2xl">
      <h2 id="first-steps" className="text-base font-semibold">
        Get started
      </h2>
      <ol className="mt-2 grid border-t border-line">
        <FirstStep icon={<Users aria-hidden />} words="Choose each person’s role, then send an invitation.">
          <Link to={paths.companySettings} hash="employees" className={place}>
            Add colleagues
          </Link>
        </FirstStep>
        <FirstStep
          icon={<LayoutTemplate aria-hidden />}
          words="Three needs lists to start with. Change them as you like."
        >
          <Link to={paths.templates} className={place}>
            View starter templates
          </Link>
        </FirstStep>
        <FirstStep words="Add the borrowers and choose a template, and they’ll know what to send.">
          <NewLoanButton primary />
        </FirstStep>
      </ol>
    </section>
  );
}

function FirstStep({ icon, words, children }: { icon?: ReactNode; words: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3 [&_svg]:size-4.5">
      {icon && <span className="text-faint">{icon}</span>}
      {children}
      <span className="text-muted">{words}</span>
    </li>
  );
}
