import type { PlacementMode } from './use-placement-plan';

interface ModeChoiceProps {
  mode: PlacementMode;
  /** The request that the files were dropped on. */
  name: string;
  onChange: (mode: PlacementMode) => void;
}

/** Chooses between one request for all files, and a match by name. */
export function ModeChoice({ mode, name, onChange }: ModeChoiceProps) {
  const choice = (value: PlacementMode, words: string) => (
    <label className="flex min-h-8 min-w-0 items-center gap-2">
      <input
        type="radio"
        name="plan-mode"
        value={value}
        checked={mode === value}
        onChange={() => onChange(value)}
        className="size-4 shrink-0 accent-accent"
      />
      <span className="truncate">{words}</span>
    </label>
  );
  return (
    <fieldset className="mb-3 flex flex-wrap gap-x-6">
      <legend className="sr-only">Where the files go</legend>
      {choice('ONE', `All to “${name}”`)}
      {choice('NAMES', 'Match each by name')}
    </fieldset>
  );
}
