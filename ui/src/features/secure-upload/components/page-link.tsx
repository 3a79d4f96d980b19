import { Copy, ExternalLink } from 'lucide-react';
import { toast } from 'sonner';
import { paths } from '@/address/paths';
import { Button } from '@/components/ui/button';

/** Returns the public URL of a company's page. */
const addressOf = (slug: string) => `${location.origin}${paths.secureUpload}${slug}`;

/** A link to the company's public upload page, with a button that copies it. */
export function PageLink({ slug }: { slug: string }) {
  const address = addressOf(slug);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast.success('Link copied');
    } catch {
      toast.error('Your browser blocked the clipboard. Select the link and copy it.');
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-w-0 items-center gap-1.5 rounded-sm font-medium break-all text-accent hover:underline"
      >
        {address.replace(/^https?:\/\//, '')}
        <ExternalLink aria-hidden className="size-4 shrink-0" />
        <span className="sr-only">(opens in a new tab)</span>
      </a>
      <Button size="sm" onClick={() => void copy()}>
        <Copy aria-hidden /> Copy link
      </Button>
    </div>
  );
}
