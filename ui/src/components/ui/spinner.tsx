import { LoaderCircle } from 'lucide-react';

/** A spinner; decorative, next to words that say the same. */
export function Spinner() {
  return <LoaderCircle aria-hidden className="size-4 animate-spin" />;
}
