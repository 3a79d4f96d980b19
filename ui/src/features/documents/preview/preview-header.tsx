import { useQuery } from '@tanstack/react-query';
import { Download, X } from 'lucide-react';
import { type Document, versionsQuery } from '@/api/documents';
import { type NeedsListElement, elementsQuery } from '@/api/elements';
import { withActingUser } from '@/api/session/acting-user';
import { IconButton } from '@/components/ui/icon-button';
import { Skeleton } from '@/components/ui/skeleton';
import { WindowClose, WindowTitle } from '@/components/window/window';
import { byteSize } from '@/lib/byte-size';
import { downloadFromUrl } from '@/lib/download-file';
import { DocumentMenu } from '../menu/document-menu';
import { actionsDisabledReason } from './view-props';
import { useClosePreview } from './use-close-preview';

interface PreviewHeaderProps {
  /** `undefined` while it is loading, and if it doesn't exist. */
  document: Document | undefined;
  /** Whether it is loading. */
  pending?: boolean;
  actionsDisabled: boolean;
  /** Shows the versions panel. */
  onVersions?: () => void;
}

/** The document's name, with buttons to download and close it. */
export function PreviewHeader({ document, pending = false, actionsDisabled, onVersions }: PreviewHeaderProps) {
  const close = useClosePreview();
  const elements = useQuery({ ...elementsQuery(document?.loanId ?? ''), enabled: document !== undefined }).data;
  const answersIt = ({ answers }: NeedsListElement) => answers.some((each) => each.documentId === document?.id);
  const filed = !elements || elements.some(answersIt);
  const locked = document?.virusCheck?.opens === false ? document.virusCheck.message : null;
  return (
    <div className="flex items-center gap-2 border-b border-line bg-surface py-2 pr-2 pl-4">
      <div className="min-w-0 grow">
        <WindowTitle className="line-clamp-2 leading-5 font-semibold break-words">
          {document?.name ?? 'Document'}
        </WindowTitle>
        {document ? (
          <p className="truncate text-xs text-faint tabular-nums">
            {byteSize(document.size)} · <UploadedBy document={document} />
          </p>
        ) : (
          pending && <Skeleton className="mt-1 h-3 w-40" />
        )}
      </div>
      {document && (
        <>
          <IconButton
            label="Download"
            disabledReason={locked ?? (actionsDisabled ? actionsDisabledReason : null)}
            onClick={() => downloadFromUrl(withActingUser(document.downloadUrl))}
          >
            <Download />
          </IconButton>
          <DocumentMenu
            document={document}
            disabledReason={actionsDisabled ? actionsDisabledReason : null}
            way={filed ? 'elsewhere' : 'file'}
            onDeleted={close}
            {...(onVersions && { onVersions })}
          />
        </>
      )}
      <WindowClose>
        <IconButton label="Close preview">
          <X />
        </IconButton>
      </WindowClose>
    </div>
  );
}

/** The uploader of the shown document; of several versions that of the current one. */
function UploadedBy({ document: { id, version, uploadedByName } }: { document: Document }) {
  const { data } = useQuery({ ...versionsQuery(id), enabled: version > 1 });
  if (version === 1) return <>uploaded by {uploadedByName}</>;
  const current = data?.content.find(({ number }) => number === version);
  return (
    <>
      version {version}
      {current && ` by ${current.byName}`}
    </>
  );
}
