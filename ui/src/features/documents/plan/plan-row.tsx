import { ChevronRight, File as FileIcon, FileArchive, Folder } from 'lucide-react';
import { memo, useMemo } from 'react';
import { Checkbox } from '@/components/form/checkbox';
import { Button } from '@/components/ui/button';
import { byteSize } from '@/lib/byte-size';
import { cn } from '@/lib/cn';
import { dragProps } from '../filing/drag-and-drop';
import type { RequestTarget } from '../filing/request-targets';
import { DestinationSelect } from './destinations/destination-select';
import { type FilePlacement, summarizeFolder } from './destinations/placements';
import { safeDisplayName } from './plan-file';
import type { PlanNode } from './plan-tree';

/** The props shared by every row of the plan. */
export interface SharedRowProps {
  lines: ReadonlyMap<string, FilePlacement>;
  folded: ReadonlySet<string>;
  /** Empty if the files are for a message, or if no request accepts files. */
  targets: readonly RequestTarget[];
  /** The labels of requests, by id. */
  named: ReadonlyMap<string, string>;
  lender: boolean;
  disabled: boolean;
  onFold: (node: PlanNode) => void;
  onKeep: (node: PlanNode, kept: boolean) => void;
  onPut: (node: PlanNode, place: string) => void;
  onLook: (node: PlanNode) => Promise<void>;
}

/** A folder or file of the plan: whether it is sent, and its destination. */
export const PlanRow = memo(function PlanRow({ node, shared }: { node: PlanNode; shared: SharedRowProps }) {
  const { lines, targets, lender, disabled } = shared;
  const { kept, place, takeable } = useMemo(() => summarizeFolder(node.files, lines), [node.files, lines]);
  const line = node.file ? lines.get(node.file.id) : undefined;
  const name = safeDisplayName(node.name);
  return (
    <div
      className="flex h-full flex-wrap content-center items-center gap-x-2 gap-y-1.5 border-b border-line px-2 sm:flex-nowrap"
      style={{ paddingLeft: `${0.5 + Math.min(node.depth, 8) * 1.1}rem` }}
    >
      <FoldButton node={node} name={name} shared={shared} />
      <Checkbox
        aria-label={node.file ? `Send ${name}` : `Send all of ${name}`}
        checked={kept}
        disabled={disabled || !takeable}
        onCheckedChange={(ticked) => shared.onKeep(node, ticked === true)}
      />
      <FileName node={node} name={name} takeable={takeable && !disabled && targets.length > 0} shared={shared} />
      {targets.length > 0 && takeable && (
        <DestinationSelect
          name={name}
          place={place}
          targets={targets}
          named={shared.named}
          alike={line?.alike ?? []}
          lender={lender}
          disabled={disabled || kept === false}
          onChange={(next) => shared.onPut(node, next)}
          className="ml-auto w-full sm:w-56 sm:shrink-0 lg:w-64"
        />
      )}
    </div>
  );
});

function FoldButton({
  node,
  name,
  shared: { folded, onFold },
}: {
  node: PlanNode;
  name: string;
  shared: SharedRowProps;
}) {
  if (node.file) return <span aria-hidden className="size-5 shrink-0" />;
  const open = !folded.has(node.id);
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-label={name}
      onClick={() => onFold(node)}
      className="flex size-5 shrink-0 items-center justify-center rounded-sm text-faint hover:bg-hover"
    >
      <ChevronRight aria-hidden className={cn('size-4', open && 'rotate-90')} />
    </button>
  );
}

interface FileNameProps {
  node: PlanNode;
  name: string;
  takeable: boolean;
  shared: SharedRowProps;
}

/** The name, and the size or the reason for refusal; the draggable part of a row. */
function FileName({ node, name, takeable, shared }: FileNameProps) {
  const { file, files } = node;
  const Icon = file?.packed ? FileArchive : file ? FileIcon : Folder;
  const refused = file?.refusal;
  const line = file ? shared.lines.get(file.id) : undefined;
  const why = line && line.because.length > 0 ? `Matching words: ${line.because.join(', ')}` : undefined;
  return (
    <div
      {...(takeable ? dragProps('plan', node.id) : {})}
      title={[name, why].filter(Boolean).join('\n')}
      className={cn(
        'flex min-w-0 flex-1 items-center gap-x-2',
        takeable && 'lg:cursor-grab',
        refused && 'max-sm:flex-wrap',
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0 text-faint" />
      <bdi className={cn('truncate', refused && 'max-w-1/2 text-muted max-sm:max-w-4/5', !file && 'font-medium')}>
        {name}
      </bdi>
      {refused ? (
        <span
          className="min-w-0 flex-1 truncate text-[13px] text-bad max-sm:line-clamp-3 max-sm:basis-full max-sm:whitespace-normal"
          title={refused}
        >
          {refused}
        </span>
      ) : (
        <span className="shrink-0 text-[13px] text-faint tabular-nums">
          {file ? byteSize(file.size) : files.length === 1 ? '1 file' : `${files.length} files`}
        </span>
      )}
      {file?.packed && !refused && (
        <Button size="sm" className="h-6" disabled={shared.disabled} onClick={() => void shared.onLook(node)}>
          Look inside<span className="sr-only"> {name}</span>
        </Button>
      )}
    </div>
  );
}
