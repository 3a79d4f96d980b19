import type { ReactNode } from 'react';

interface SettingSectionProps {
  id: string;
  title: string;
  /** A description of one or two sentences. */
  about: ReactNode;
  /** Why the settings are read-only, if they are. */
  refusal?: string | null;
  children: ReactNode;
}

/** A section of the settings: the description on the left, the controls on the right. */
export function SettingSection({ id, title, about, refusal, children }: SettingSectionProps) {
  return (
    <section aria-labelledby={id} className="grid gap-3 border-t border-line py-7">
      <div className="max-w-2xl">
        <h2 id={id} className="text-base font-semibold">
          {title}
        </h2>
        <p className="mt-1 text-muted">{about}</p>
        {refusal && <p className="mt-2 w-fit rounded-md bg-sunken px-3 py-1.5 text-[13px] text-muted">{refusal}.</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
