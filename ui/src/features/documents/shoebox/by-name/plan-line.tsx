import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { Checkbox } from '@/components/form/checkbox';
import { Button } from '@/components/ui/button';
import type { PlannedFiling } from './filing-plan';

interface PlanLineProps {
  line: PlannedFiling;
  disabled: boolean;
  onTick: (ticked: boolean) => void;
  /** Opens the request picker. */
  onChoose: () => void;
}

/** A document of the plan: whether it is filed, its request, and why that one. */
export function PlanLine({ line, disabled, onTick, onChoose }: PlanLineProps) {
  const { document, target, because, ticked, problem } = line;
  const id = useId();
  const words = because.length > 0 ? [`Matching words: ${because.join(', ')}`] : [];
  const reasons = target ? [...words, target.path.join(' › ')].filter(Boolean) : [];
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line px-3 py-2.5 last:border-b-0">
      <Checkbox
        id={id}
        aria-label={`File ${document.name}`}
        checked={ticked}
        disabled={disabled || !target}
        onCheckedChange={(checked) => onTick(checked === true)}
      />
      <div className="min-w-0">
        <label htmlFor={id} className="block truncate font-medium max-sm:wrap-anywhere max-sm:whitespace-normal">
          {document.name}
        </label>
        <p className="flex min-w-0 items-center gap-1.5 text-[13px] text-muted">
          <ArrowRight aria-hidden className="size-3.5 shrink-0 text-faint" />
          <span className="truncate max-sm:text-pretty max-sm:whitespace-normal">
            {target ? target.name : 'No request matches its name'}
          </span>
        </p>
        {reasons.length > 0 && (
          <p className="truncate text-[13px] text-faint max-sm:text-pretty max-sm:whitespace-normal">
            {reasons.join(' · ')}
          </p>
        )}
        {problem && (
          <p role="alert" className="text-[13px] text-pretty text-bad">
            {problem}
          </p>
        )}
      </div>
      <Button
        size="sm"
        disabled={disabled}
        aria-label={`${target ? 'Change the' : 'Choose a'} request for ${document.name}`}
        onClick={onChoose}
      >
        {target ? 'Change' : 'Choose'}
      </Button>
    </li>
  );
}
