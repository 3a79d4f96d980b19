import { useQuery } from '@tanstack/react-query';
import { CopyPlus, Ellipsis, FileUp, FolderInput, History, Pencil, Scissors, Trash2 } from 'lucide-react';
import { type ReactNode, Suspense, lazy, useState } from 'react';
import { type NamedDocument, versionsQuery } from '@/api/documents';
import { Menu, MenuContent, MenuItem, MenuLabel, MenuTrigger } from '@/components/floating/menu';
import { IconButton } from '@/components/ui/icon-button';
import { text } from '@/rules/text';
import { isPdf } from '../pages/is-pdf';
import { PagesWindow } from '../pages/lazy-pages-window';
import { useNewVersion } from '../versions/use-new-version';
import { RenameDialog } from './rename';
import { useDeletion } from './use-deletion';

const Elsewhere = lazy(() => import('../filing/other-request-dialog'));

interface DocumentMenuProps {
  document: NamedDocument;
  /** Why all actions are disabled; `null` if they aren't. */
  disabledReason: string | null;
  onDeleted?: () => void;
  /** The request at which the document is shown. */
  elementId?: string;
  /** Which filing command is offered: to another request, to a first one, or none if the page offers it already. */
  way?: 'elsewhere' | 'file' | null;
  /** Opens the versions panel, where there is room for it. */
  onVersions?: () => void;
}

/** The actions of a document: rename, delete, new version, split pages, file to a request. */
export function DocumentMenu({
  document,
  disabledReason,
  onDeleted,
  elementId,
  way = 'elsewhere',
  onVersions,
}: DocumentMenuProps) {
  const [renaming, setRenaming] = useState(false);
  const [elsewhere, setElsewhere] = useState<'move' | 'copy' | 'file' | null>(null);
  const [arranging, setArranging] = useState(false);
  const remove = useDeletion(document, onDeleted);
  const upload = useNewVersion(document);
  const about = { document, disabledReason };
  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <IconButton label={`Actions for ${document.name}`}>
            <Ellipsis />
          </IconButton>
        </MenuTrigger>
        <MenuContent>
          {disabledReason && <MenuLabel>{disabledReason}</MenuLabel>}
          <PermittedItem {...about} right="mayChange" onSelect={() => setRenaming(true)}>
            <Pencil aria-hidden /> Rename
          </PermittedItem>
          <PermittedItem {...about} right="mayAdd" onSelect={() => void upload()}>
            <FileUp aria-hidden /> Upload new version
          </PermittedItem>
          {isPdf(document.name) && (
            <MenuItem disabled={disabledReason !== null} onSelect={() => setArranging(true)}>
              <Scissors aria-hidden /> Split or arrange pages…
            </MenuItem>
          )}
          {onVersions && (
            <MenuItem onSelect={onVersions}>
              <History aria-hidden /> Versions
            </MenuItem>
          )}
          {way === 'file' && (
            <MenuItem disabled={disabledReason !== null} onSelect={() => setElsewhere('file')}>
              <FolderInput aria-hidden /> File to a request…
            </MenuItem>
          )}
          {way === 'elsewhere' && (
            <>
              <MenuItem disabled={disabledReason !== null} onSelect={() => setElsewhere('move')}>
                <FolderInput aria-hidden /> Move to another request…
              </MenuItem>
              <MenuItem disabled={disabledReason !== null} onSelect={() => setElsewhere('copy')}>
                <CopyPlus aria-hidden /> Copy to another request…
              </MenuItem>
            </>
          )}
          <PermittedItem {...about} right="mayChange" danger onSelect={() => void remove()}>
            <Trash2 aria-hidden /> {text('delete')}
          </PermittedItem>
        </MenuContent>
      </Menu>
      {elsewhere && (
        <Suspense fallback={null}>
          <Elsewhere document={document} from={elementId} how={elsewhere} onClose={() => setElsewhere(null)} />
        </Suspense>
      )}
      {arranging && (
        <Suspense fallback={null}>
          <PagesWindow
            loanId={document.loanId}
            documents={[document]}
            from={elementId}
            onClose={() => setArranging(false)}
          />
        </Suspense>
      )}
      {renaming && (
        <Suspense fallback={null}>
          <RenameDialog document={document} onClose={() => setRenaming(false)} />
        </Suspense>
      )}
    </>
  );
}

interface AllowedProps extends Pick<DocumentMenuProps, 'document' | 'disabledReason'> {
  right: 'mayAdd' | 'mayChange';
  danger?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

/** A menu item that requires a permission, checked each time the menu opens. */
function PermittedItem({ document, disabledReason, right, danger, onSelect, children }: AllowedProps) {
  const { data, isPending } = useQuery({ ...versionsQuery(document.id), staleTime: 0 });
  if (data?.[right] === false) return null;
  return (
    <MenuItem danger={danger} disabled={disabledReason !== null || isPending} onSelect={onSelect}>
      {children}
    </MenuItem>
  );
}
