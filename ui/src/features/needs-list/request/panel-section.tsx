import { type ReactNode, useId } from 'react';

interface PanelSectionProps {
  title: string;
  /** Actions on the whole section. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A titled section of a panel. */
export function PanelSection({ title, actions, children }: PanelSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <div className="flex min-h-8 flex-wrap items-center gap-1.5">
        <h4 id={id} className="mr-auto text-[13px] font-medium text-muted">
          {title}
        </h4>
        {actions}
      </div>
      {children}
    </section>
  );
}
