import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import type { ZoomState } from './use-zoom';

/** The toolbar below a document: zoom and further controls. */
export function ZoomBar({ zoom, children }: { zoom: ZoomState; children?: ReactNode }) {
  return (
    <div
      role="toolbar"
      aria-label="View"
      className="flex flex-wrap items-center justify-center gap-1 border-t border-line bg-surface px-2 py-1 max-sm:gap-0"
    >
      {children}
      <IconButton label="Zoom out" disabled={!zoom.canShrink} onClick={zoom.shrink}>
        <Minus />
      </IconButton>
      <Button
        size="sm"
        look="quiet"
        className="w-16 tabular-nums max-sm:w-11 max-sm:px-0"
        onClick={zoom.fit}
        aria-label={`Zoom ${Math.round(zoom.scale * 100)}%, fit to window`}
      >
        {Math.round(zoom.scale * 100)}%
      </Button>
      <IconButton label="Zoom in" disabled={!zoom.canGrow} onClick={zoom.grow}>
        <Plus />
      </IconButton>
    </div>
  );
}
