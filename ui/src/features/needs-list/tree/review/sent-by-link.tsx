import { Mail } from 'lucide-react';

/** A mark on a file that was sent with an emailed upload link, without a sign-in. */
export function SentByLink() {
  return (
    <span
      className="inline-flex items-center gap-1 whitespace-nowrap"
      title="Sent with an emailed link, without signing in"
    >
      <Mail aria-hidden className="size-3 shrink-0" /> Sent by link
    </span>
  );
}
