import type { ReactNode } from 'react';

interface HomeSectionProps {
  title: string;
  /** The total count in words. */
  total?: string;
  /** An action next to the title. */
  action?: ReactNode;
  /** The text for an empty list. */
  empty: string;
  children: ReactNode[];
}

/** A short list on Home with a title, or its empty text. */
export function HomeSection({ title, total, action, empty, children }: HomeSectionProps) {
  return (
    <section aria-label={title} className="min-w-0">
      <div className="mb-1 flex min-h-9 items-center gap-2">
        <h2 className="text-base font-semibold">{title}</h2>
        {total !== undefined && children.length > 0 && <span className="text-muted tabular-nums">{total}</span>}
        <div className="ml-auto">{action}</div>
      </div>
      {children.length > 0 ? (
        <ul className="border-t border-line">{children}</ul>
      ) : (
        <p className="border-y border-line px-2 py-4 text-muted">{empty}</p>
      )}
    </section>
  );
}

/** A line of a Home list. */
export function HomeLine({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <li className="relative flex items-baseline gap-3 border-b border-line px-2 py-2.5 transition-colors hover:bg-hover">
      <div className="min-w-0 grow">{children}</div>
      <div className="shrink-0 text-[13px] text-faint">{aside}</div>
    </li>
  );
}

/** Makes the whole line a link to the target of its first words. */
export const wholeLine = 'font-medium break-words after:absolute after:inset-0';
