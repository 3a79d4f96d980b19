import { Download, FileQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { withActingUser } from '@/api/session/acting-user';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { ViewProps } from './view-props';

interface UnavailablePreviewProps extends ViewProps {
  /** The heading of the message. */
  title: string;
  /** The reason, and what to do. */
  children: ReactNode;
}

/** A document that can't be shown here, with the reason and a download button. */
export function UnavailablePreview({ document, actionsDisabled, title, children }: UnavailablePreviewProps) {
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
