import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Checkbox } from '@/components/form/checkbox';
import { byteSize } from '@/lib/byte-size';
import { type PackageFolder, totalSize } from '../package-folders';
import { type DocumentNovelty, PackageRow } from './package-row';

interface PackageListProps {
  folders: readonly PackageFolder[];
  selected: ReadonlySet<string>;
  /** The novelty of each new document, by document id. */
  novelties: ReadonlyMap<string, DocumentNovelty>;
  /** Selects or deselects these documents. */
  onToggle: (documentIds: string[]) => void;
}

/** The documents grouped by folder; a folder's checkbox selects everything in it. */
export function PackageList({ folders, ...rest }: PackageListProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {folders.map((folder) => (
        <Folder key={folder.key} folder={folder} {...rest} />
      ))}
    </div>
  );
}

interface FolderProps extends Omit<PackageListProps, 'folders'> {
  folder: PackageFolder;
}

function Folder({ folder: { path, documents }, selected, novelties, onToggle }: FolderProps) {
  const id = useId();
  const ids = documents.map(({ documentId }) => documentId);
  const ticked = ids.filter((each) => selected.has(each)).length;
  const name = path.at(-1) ?? 'Top level';
  return (
    <section aria-labelledby={id}>
      <div className="mb-1.5 flex items-center gap-3 px-3">
        <Checkbox
          aria-label={`Select everything in ${name}`}
          checked={ticked === 0 ? false : ticked === ids.length || 'indeterminate'}
          onCheckedChange={() => onToggle(ids)}
        />
        <h2 id={id} className="flex min-w-0 flex-wrap items-center gap-x-1 text-sm font-semibold">
          {path.slice(0, -1).map((folder, place) => (
            <span key={`${place} ${folder}`} className="flex items-center gap-1 font-normal text-muted">
              {folder} <ChevronRight aria-hidden className="size-3.5 text-faint" />
            </span>
          ))}
          {name}
        </h2>
        <span className="ml-auto text-[13px] whitespace-nowrap text-faint tabular-nums">
          {byteSize(totalSize(documents))}
        </span>
      </div>
      <ul className="rounded-md border border-line bg-surface">
        {documents.map((document) => (
          <PackageRow
            key={`${document.elementId} ${document.documentId}`}
            document={document}
            novelty={novelties.get(document.documentId)}
            selected={selected.has(document.documentId)}
            onToggle={() => onToggle([document.documentId])}
          />
        ))}
      </ul>
    </section>
  );
}
