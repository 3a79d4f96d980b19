import { Copy, Download, Printer } from 'lucide-react';
import { toast } from 'sonner';
import { Button } from '@/components/ui/button';
import { downloadFile } from '@/lib/download-file';

/** The recovery codes, shown only once, with ways to save them. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const lines = `Recovery codes for Loanroom\n\n${codes.join('\n')}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast.success('Recovery codes copied');
    } catch {
      toast.error('The browser blocked access to the clipboard. Allow it for this page and try again.');
    }
  };
  return (
    <section aria-label="Recovery codes" className="grid max-w-md gap-4">
      <div role="status">
        <p className="font-medium">Two-step sign-in is on. Save these recovery codes</p>
        <p className="mt-1 text-pretty text-muted">
          Each one lets you sign in once if you can’t use your phone. They’re shown only this time: save them somewhere
          safe, such as a password manager or on paper.
        </p>
      </div>
      <div data-print-alone>
        <p className="hidden pb-4 font-semibold print:block">Recovery codes for Loanroom</p>
        <ul className="grid grid-cols-1 gap-x-6 gap-y-1.5 rounded-md bg-sunken p-4 font-mono text-[15px] min-[420px]:grid-cols-2 print:bg-transparent">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => void copy()}>
          <Copy aria-hidden /> Copy
        </Button>
        <Button
          size="sm"
          onClick={() => downloadFile(new Blob([lines], { type: 'text/plain' }), 'loanroom-recovery-codes.txt')}
        >
          <Download aria-hidden /> Download
        </Button>
        <Button size="sm" onClick={() => window.print()}>
          <Printer aria-hidden /> Print
        </Button>
      </div>
      <Button look="primary" className="w-fit" autoFocus onClick={onKept}>
        I’ve saved them
      </Button>
    </section>
  );
}
