import { ShieldAlert } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { ViewProps } from '../preview/view-props';
import { useVirusCheck } from './use-virus-check';

/** For lenders: warns that the shown document wasn't checked for viruses. */
export default function VirusUnchecked({ document, actionsDisabled }: ViewProps) {
  const { busy, again } = useVirusCheck(document);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-warn-soft px-4 py-2 text-[13px] text-warn">
      <ShieldAlert aria-hidden className="size-4 shrink-0" />
      <p className="min-w-0 grow basis-56">{document.virusCheck?.message}</p>
      {document.virusCheck?.mayCheck && !actionsDisabled && (
        <Button size="sm" busy={busy} onClick={() => void again()}>
          Check again
        </Button>
      )}
    </div>
  );
}
