import { ArrowBigLeft, ArrowBigRight, FilePlus2, FolderInput, RotateCw, Scissors, Trash2, Undo, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@/components/floating/menu';
import { IconButton } from '@/components/ui/icon-button';
import { text } from '@/rules/text';
import { type PageArrangement, LEFT_OUT } from './arrangement';
import type { ArrangementEditor } from './use-arrangement';

interface PageToolsProps {
  arranging: ArrangementEditor;
  nameOf: (piles: PageArrangement, id: string) => string;
}

/** The actions for the selected pages, and undo. */
export function PageTools({ arranging, nameOf }: PageToolsProps) {
  const { piles, chosen, before, said } = arranging;
  const none = chosen.size === 0 ? 'Select pages first' : null;
  const [only] = chosen.size === 1 ? chosen : [];
  return (
    <div className="sticky top-0 z-10 -mx-5 grid gap-1 border-b border-line bg-surface px-5 py-1.5">
      <div role="toolbar" aria-label="Selected pages" className="-mx-2 flex flex-wrap items-center">
        <Tool label="Rotate" off={none} onClick={() => arranging.turn(chosen)} icon={<RotateCw />} />
        <Tool label="Move earlier" off={none} onClick={() => arranging.shift(chosen, -1)} icon={<ArrowBigLeft />} />
        <Tool label="Move later" off={none} onClick={() => arranging.shift(chosen, 1)} icon={<ArrowBigRight />} />
        <Menu>
          <MenuTrigger asChild disabled={chosen.size === 0}>
            <IconButton label={text('row-move')} disabledReason={none} className={largeButton}>
              <FolderInput />
            </IconButton>
          </MenuTrigger>
          <MenuContent align="start">
            {piles.map(({ id }) => (
              <MenuItem key={id} onSelect={() => arranging.move(chosen, id, nameOf(piles, id))}>
                {nameOf(piles, id)}
              </MenuItem>
            ))}
            <MenuItem onSelect={() => arranging.split(chosen)}>
              <FilePlus2 aria-hidden /> New file from selection
            </MenuItem>
          </MenuContent>
        </Menu>
        <Tool
          label="Start a new file here"
          off={only ? null : 'Select the one page it starts with'}
          onClick={() => only && arranging.splitFrom(only)}
          icon={<Scissors />}
        />
        <Tool label="Leave out" off={none} onClick={() => arranging.move(chosen, LEFT_OUT, '')} icon={<Trash2 />} />
        <Tool label="Clear selection" off={none} onClick={arranging.chooseNone} icon={<X />} />
        <Tool
          label={text('undo')}
          off={before.length > 0 ? null : 'No changes yet'}
          onClick={arranging.undo}
          icon={<Undo />}
        />
      </div>
      <p role="status" className="min-h-5 text-[13px] text-muted">
        {said || (chosen.size > 0 ? `${chosen.size} selected` : 'Select pages, or drag them to a new position.')}
      </p>
    </div>
  );
}

/** Large enough for touch. */
const largeButton = 'size-11 [&_svg]:size-5';

interface ToolProps {
  label: string;
  off: string | null;
  onClick: () => void;
  icon: ReactNode;
}

function Tool({ label, off, onClick, icon }: ToolProps) {
  return (
    <IconButton label={label} disabledReason={off} onClick={onClick} className={largeButton}>
      {icon}
    </IconButton>
  );
}
