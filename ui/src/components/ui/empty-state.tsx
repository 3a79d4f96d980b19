import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  /** The empty state fills the screen: its title is the page's heading. */
  page?: boolean;
  /** The next step, in words. */
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
}

/** An empty state: title, reason and next step. */
export function EmptyState({ icon, title, page, children, action, className }: EmptyStateProps) {
  return (
    <div className={cn('flex flex-col items-center px-6 py-14 text-center', className)}>
      {icon && <div className="mb-3 text-faint [&_svg]:size-7 [&_svg]:stroke-[1.5]">{icon}</div>}
      {page ? <h1 className="text-lg font-semibold">{title}</h1> : <p className="font-medium">{title}</p>}
      {children && <div className="mt-1 max-w-md text-pretty text-muted">{children}</div>}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
