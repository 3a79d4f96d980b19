import { Download, FileQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { withActingUser } from '@/api/session/acting-user';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { ViewProps } from './view';

interface NotShownProps extends ViewProps {
  /** What can't be shown. */
  title: string;
  /** Why, and what to do about it. */
  children: ReactNode;
}

/** A document that can't be shown here: why, and how to get it. */
export function NotShown({ document, actionsDisabled, title, children }: NotShownProps) {
  return (
    <div role="status" className="h-full overflow-auto">
      <EmptyState
        icon={<FileQuestion aria-hidden />}
        title={title}
        className="pt-[20vh]"
        action={
          !actionsDisabled && (
            <Button look="primary" asChild>
              <a href={withActingUser(document.downloadUrl)} download={document.name}>
                <Download aria-hidden /> Download
              </a>
            </Button>
          )
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
