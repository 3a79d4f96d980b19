import { useRouter } from '@tanstack/react-router';
import { toast } from 'sonner';
import { paths } from '@/address/paths';
import { rule } from '@/rules/rule';
import type { PackageDocument } from './api';

/** Returns a function that copies the URLs of documents, one per line. Opening one requires access to the loan. */
export function useCopyLinks(loanId: string) {
  const router = useRouter();
  return async (documents: readonly PackageDocument[]) => {
    const lines = documents.map(({ documentId, documentName }) => {
      const search = { documentPreviewId: documentId };
      const { href } = router.buildLocation({ to: paths.package, params: { loanId }, search });
      return `${documentName}: ${new URL(href, location.origin).href}`;
    });
    try {
      await navigator.clipboard.writeText(lines.join('\n'));
      const count = rule('countLabel', { count: lines.length, noun: 'ITEM' });
      toast.success(`Links to ${count} copied`);
    } catch {
      toast.error('Your browser blocked the clipboard. Allow access for this page and try again.');
    }
  };
}
