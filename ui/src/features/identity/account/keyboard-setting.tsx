import { Switch } from '@/components/form/switch';
import { Skeleton } from '@/components/ui/skeleton';
import { useSingleKeys } from '../preferences/use-single-keys';

/** Turns shortcuts of a single key on or off, for people who speak to their computer or press keys by accident. */
export function KeyboardSetting() {
  const { enabled, isKnown, turn } = useSingleKeys();
  if (!isKnown) return <Skeleton className="h-11" />;
  return (
    <label className="flex min-h-11 items-center justify-between gap-4 py-1.5">
      Single-key shortcuts, such as N for a new loan
      <Switch checked={enabled} onCheckedChange={(on) => void turn(on)} />
    </label>
  );
}
