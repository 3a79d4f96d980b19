import { type KeyboardEvent, useId } from 'react';
import type { ReviewStatus } from '@/api/models';
import { Button } from '@/components/ui/button';
import { keysOf } from '@/lib/object-keys';
import { statusFacts } from '@/rules/facts';

const statuses = keysOf(statusFacts);

interface StatusSliderProps {
  /** The loan's status. */
  current: ReviewStatus;
  /** The previewed status. */
  value: ReviewStatus;
  onChange: (status: ReviewStatus) => void;
}

/** A slider over all review statuses in order; the loan's own is marked. */
export function StatusSlider({ current, value, onChange }: StatusSliderProps) {
  const id = useId();
  const last = statuses.length - 1;
  const at = (status: ReviewStatus) => statuses.indexOf(status);
  const go = (index: number) => {
    const status = statuses[index];
    if (status) onChange(status);
  };
  return (
    <div className="min-w-0 grow basis-80">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-[13px] font-medium">
          At status <output htmlFor={id}>{statusFacts[value].label}</output>
        </label>
        <span className="text-xs text-muted tabular-nums">
          {value === current ? 'current status' : `${at(value) + 1} of ${statuses.length}`}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={0}
        max={last}
        step={1}
        value={at(value)}
        aria-valuetext={statusFacts[value].label}
        onChange={(event) => go(Number(event.target.value))}
        onKeyDown={(event: KeyboardEvent) => event.stopPropagation()}
        className="mt-2 block w-full accent-accent"
      />
      <div className="mt-1 flex items-center justify-between text-xs text-muted">
        <span>{statusFacts[statuses[0] ?? current].label}</span>
        {value !== current && (
          <Button size="sm" look="quiet" className="h-6 text-xs" onClick={() => onChange(current)}>
            Back to {statusFacts[current].label}
          </Button>
        )}
        <span>{statusFacts[statuses[last] ?? current].label}</span>
      </div>
    </div>
  );
}
