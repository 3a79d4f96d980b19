import { Link } from '@tanstack/react-router';
import type { ReviewState } from '@/api/models';
import { Checkbox } from '@/components/form/checkbox';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { DateText } from '@/components/ui/date-text';
import { byteSize } from '@/lib/byte-size';
import { stateFacts } from '@/rules/facts';
import { text } from '@/rules/text';
import { VirusLine } from '../../virus/virus-line';
import type { PackageChanges, PackageDocument } from '../api';

export type DocumentNovelty = PackageChanges['content'][number]['novelty'];

const novelties: Record<DocumentNovelty, string> = { NEW: 'New', NEW_VERSION: 'New version' };

const tones: Partial<Record<ReviewState, BadgeTone>> = { SUBMITTED: 'info', ACCEPTED: 'ok', REJECTED: 'bad' };

interface PackageRowProps {
  document: PackageDocument;
  /** Whether the document or its version is new since the last package. */
  novelty: DocumentNovelty | undefined;
  selected: boolean;
  onToggle: () => void;
}

/** A document of the package: its checkbox, link and request. */
export function PackageRow({ document, novelty, selected, onToggle }: PackageRowProps) {
  const { documentId, documentName, name, size, reviewState, uploadedByName, uploadedAt } = document;
  return (
    <li className="flex items-center gap-3 border-b border-line px-3 py-2.5 last:border-b-0">
      <Checkbox checked={selected} onCheckedChange={onToggle} aria-label={`Select ${documentName}`} />
      <div className="min-w-0 grow">
        <Link
          to="."
          search={(now: object) => ({ ...now, documentPreviewId: documentId })}
          className="line-clamp-2 max-w-full rounded-sm font-medium break-words hover:underline"
        >
          <span className="sr-only">{text('row-preview')} </span>
          {documentName}
        </Link>
        <p className="line-clamp-2 text-[13px] text-faint" title={name}>
          {novelty && (
            <Badge tone="accent" className="mr-1.5">
              {novelties[novelty]}
            </Badge>
          )}
          {name}
        </p>
        <VirusLine check={document.virusCheck} />
      </div>
      <p className="w-52 shrink-0 truncate text-right text-[13px] text-faint tabular-nums max-lg:hidden">
        {uploadedByName}, <DateText at={uploadedAt} />
      </p>
      <span className="w-18 shrink-0 text-right text-[13px] text-muted tabular-nums max-sm:hidden">
        {byteSize(size)}
      </span>
      <span className="flex w-28 shrink-0 justify-end">
        <Badge tone={tones[reviewState] ?? 'neutral'}>{stateFacts[reviewState].label}</Badge>
      </span>
    </li>
  );
}
