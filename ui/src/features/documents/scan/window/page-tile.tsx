import { ChevronDown, ChevronUp, Crop, GripVertical, RotateCw, Trash2 } from 'lucide-react';
import type { PointerEvent, ReactNode } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { Spinner } from '@/components/ui/spinner';
import { cn } from '@/lib/cn';
import type { ScanPage } from '../pages/scan-pages';
import { PhotoFindings } from './photo-findings';
import { PhotoInputs } from './photo-inputs';

/** The actions on a page. */
export interface PageHandlers {
  onMove: (id: string, to: number) => void;
  onTurn: (id: string) => void;
  onCrop: (id: string) => void;
  onRemove: (id: string) => void;
  onReplace: (id: string, photo: File) => void;
  onGrip: (id: string, event: PointerEvent) => void;
}

interface PageTileProps extends PageHandlers {
  page: ScanPage;
  /** From 0. */
  place: number;
  count: number;
  dragged: boolean;
  /** Whether the dragged page would be dropped here. */
  over: boolean;
}

/** A page: its thumbnail, its readability problems, and its actions. */
export function PageTile({ page, place, count, dragged, over, ...on }: PageTileProps) {
  const { id, photo, state, findings } = page;
  const name = `page ${place + 1}`;
  const poor = state === 'unreadable' || findings.length > 0;
  return (
    <li
      data-page={id}
      className={cn(
        'flex gap-3 rounded-md border border-line bg-surface p-2',
        dragged && 'opacity-50',
        over && 'outline-2 outline-accent',
      )}
    >
      <Thumbnail page={page} place={place} onGrip={count > 1 ? (event) => on.onGrip(id, event) : undefined} />
      <div className="flex min-w-0 grow flex-col">
        <p className="font-medium">Page {place + 1}</p>
        {state === 'reading' && <p className="text-[13px] text-muted">Finding the edges…</p>}
        {state === 'unreadable' && (
          <p className="text-[13px] text-pretty text-warn">
            This picture can’t be opened here. It will be sent as a separate file.
          </p>
        )}
        <PhotoFindings findings={findings} />
        {poor && (
          <div className="mt-2 flex flex-wrap gap-2">
            <PhotoInputs
              about={name}
              take="Retake"
              choose="Choose another"
              onPhotos={([other]) => other && on.onReplace(id, other)}
            />
          </div>
        )}
        <div className="mt-auto -ml-2 flex flex-wrap pt-1">
          <Action label={`Move ${name} up`} off={place === 0} onClick={() => on.onMove(id, place - 1)}>
            <ChevronUp />
          </Action>
          <Action label={`Move ${name} down`} off={place === count - 1} onClick={() => on.onMove(id, place + 1)}>
            <ChevronDown />
          </Action>
          <Action label={`Rotate ${name}`} off={state !== 'ready'} onClick={() => on.onTurn(id)}>
            <RotateCw />
          </Action>
          <Action label={`Set the edges of ${name}`} off={state !== 'ready'} onClick={() => on.onCrop(id)}>
            <Crop />
          </Action>
          <Action label={`Remove ${name}`} off={false} onClick={() => on.onRemove(id)}>
            <Trash2 />
          </Action>
        </div>
      </div>
      <span className="sr-only">{photo.name}</span>
    </li>
  );
}

interface ActionProps {
  label: string;
  off: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A button large enough for touch. */
function Action({ label, off, onClick, children }: ActionProps) {
  return (
    <IconButton
      label={label}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onClick}
      className="size-11 [&_svg]:size-5"
    >
      {children}
    </IconButton>
  );
}

interface ThumbnailProps {
  page: ScanPage;
  place: number;
  onGrip: ((event: PointerEvent) => void) | undefined;
}

/** A page’s thumbnail, with its drag handle. */
function Thumbnail({ page: { picture, state, cut, drawn }, place, onGrip }: ThumbnailProps) {
  const pending = state === 'reading' || (state === 'ready' && cut !== drawn);
  return (
    <div className="relative grid h-36 w-26 shrink-0 place-items-center rounded-sm bg-sunken">
      {picture && state === 'ready' && (
        <img
          src={picture}
          alt={`Page ${place + 1} as it will be sent`}
          draggable={false}
          className={cn('max-h-36 max-w-26 rounded-sm object-contain', pending && 'opacity-50')}
        />
      )}
      {pending && (
        <span className="absolute">
          <Spinner />
        </span>
      )}
      {onGrip && (
        <span
          aria-hidden
          onPointerDown={onGrip}
          className="absolute bottom-0 left-0 grid size-11 cursor-grab touch-none place-items-center rounded-md bg-surface/85 text-ink active:cursor-grabbing"
        >
          <GripVertical className="size-5" />
        </span>
      )}
    </div>
  );
}
