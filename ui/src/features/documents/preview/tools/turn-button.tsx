import { RotateCw } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import type { PageRotation } from '../../pdf/page-rotation';

const after: Record<PageRotation, PageRotation> = { 0: 90, 90: 180, 180: 270, 270: 0 };

/** Rotates the pages clockwise. */
export function RotateButton({ onTurn }: { onTurn: (by: (turn: PageRotation) => PageRotation) => void }) {
  return (
    <IconButton label="Rotate" onClick={() => onTurn((turn) => after[turn])}>
      <RotateCw />
    </IconButton>
  );
}
