import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { useFocusReplacement } from '@/lib/page/use-focus-replacement';
import { useMedia } from '@/lib/use-media';
import { Window, WindowClose, WindowTitle } from './window';

interface SidePanelProps {
  title: string;
  /** Shown below the title. */
  subtitle?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Details next to a list: a column where there is room, otherwise a sheet over the page. */
export function SidePanel(props: SidePanelProps) {
  const wide = useSettled(useMedia('(min-width: 1280px)'));
  return wide ? <PanelColumn {...props} /> : <PanelSheet {...props} />;
}

/** Keeps the panel's layout while a window is open over it, because the window's content belongs to the panel. */
function useSettled(wide: boolean): boolean {
  const [settled, setSettled] = useState(wide);
  useEffect(() => {
    if (wide === settled) return;
    const settle = () => {
      const windows = document.querySelectorAll('[role=dialog], [role=alertdialog]').length;
      // The sheet counts as a window itself.
      if (windows <= (settled ? 0 : 1)) setSettled(wide);
    };
    settle();
    const observer = new MutationObserver(settle);
    observer.observe(document.body, { childList: true });
    return () => observer.disconnect();
  }, [wide, settled]);
  return settled;
}

function PanelColumn({ title, subtitle, onClose, children }: SidePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const column = useRef<HTMLElement>(null);
  useFocusReplacement(column);
  // The previous focus, to return to.
  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <aside
      ref={column}
      aria-label={title}
      className="flex h-[600px] min-w-0 flex-col rounded-md border border-line bg-surface"
    >
      <div className="flex items-start gap-2 border-b border-line py-3 pr-2 pl-4">
        <div className="min-w-0 grow">
          <h3 ref={heading} tabIndex={-1} className="font-semibold text-pretty break-words outline-none">
            {title}
          </h3>
          {subtitle}
        </div>
        <IconButton label="Close the panel" onClick={onClose}>
          <X />
        </IconButton>
      </div>
      <div className="min-h-0 grow overflow-y-auto px-4 py-4">{children}</div>
    </aside>
  );
}

function PanelSheet({ title, subtitle, onClose, children }: SidePanelProps) {
  return (
    <Window
      onClose={onClose}
      startAt="title"
      className="fixed inset-y-0 right-0 w-full max-w-lg border-l border-line bg-surface"
    >
      <div className="flex items-start gap-2 border-b border-line py-3 pr-2 pl-4">
        <div className="min-w-0 grow">
          <WindowTitle className="font-semibold text-pretty break-words">{title}</WindowTitle>
          {subtitle}
        </div>
        <WindowClose>
          <IconButton label="Close the panel">
            <X />
          </IconButton>
        </WindowClose>
      </div>
      <div className="min-h-0 grow overflow-y-auto px-4 py-4">{children}</div>
    </Window>
  );
}
