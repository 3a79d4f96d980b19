import type { Loan } from '@/api/models';
import type { ContactPerson } from '../contact-person';
import { ContactLine } from './contact-line';
import type { ContactTask } from './contact-tasks';

interface ContactSectionProps {
  heading: string;
  people: ContactPerson[];
  loan: Loan;
  /** The viewer owns the list. */
  own: boolean;
  onTask: (task: ContactTask) => void;
}

/** A section of a contact list; hidden without people. */
export function ContactSection({ heading, people, ...rest }: ContactSectionProps) {
  if (people.length === 0) return null;
  return (
    <section className="mb-4">
      <h3 className="mb-1 font-semibold">{heading}</h3>
      <ul>
        {people.map((person) => (
          <ContactLine key={person.loanRoleId} person={person} {...rest} />
        ))}
      </ul>
    </section>
  );
}
