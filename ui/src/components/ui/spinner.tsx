import { LoaderCircle } from 'lucide-react';

/** Work under way; decoration beside words that say the same. */
export function Spinner() {
  return <LoaderCircle aria-hidden className="size-4 animate-spin" />;
}
