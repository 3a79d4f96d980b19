import type { ReactNode } from 'react';

interface AccountSectionProps {
  id: string;
  title: string;
  /** A description of one or two sentences. */
  about: ReactNode;
  children: ReactNode;
}

/** A section of the account page. */
export function AccountSection({ id, title, about, children }: AccountSectionProps) {
  return (
    <section aria-labelledby={id} className="grid gap-4 border-t border-line py-7">
      <div>
        <h2 id={id} className="text-base font-semibold">
          {title}
        </h2>
        <p className="mt-1 text-pretty text-muted">{about}</p>
      </div>
      {children}
    </section>
  );
}
