import { useEffect, useState } from 'react';
import { Field } from '@/components/form/field';
import { Input } from '@/components/form/input';
import { byteSize } from '@/lib/byte-size';
import type { PagePicture } from '../worker/scan-worker';
import type { ScanState } from './use-scan';

interface ResultStepProps {
  pictures: readonly PagePicture[];
  named: ScanState['named'];
}

/** The finished PDF: its name, its size and its pages. */
export function ResultStep({ pictures, named: { base, setBase, wrong } }: ResultStepProps) {
  const addresses = useImageUrls(pictures);
  const bytes = pictures.reduce((sum, { jpeg }) => sum + jpeg.size, 0);
  const pages = pictures.length === 1 ? '1 page' : `${pictures.length} pages`;
  return (
    <div className="grid gap-4" data-autosaved>
      <Field label="Name" error={wrong} hint="The .pdf extension is kept.">
        {(control) => (
          <Input {...control} className="h-11" value={base} onChange={({ target }) => setBase(target.value)} />
        )}
      </Field>
      <p className="text-[13px] text-muted">
        {pages}, {byteSize(bytes)}. These are the pages as they are sent.
      </p>
      <ol aria-label="Pages of the PDF" className="grid gap-3 sm:grid-cols-2">
        {addresses.map((address, place) => (
          <li key={address} className="grid gap-1">
            <img src={address} alt={`Page ${place + 1}`} className="w-full rounded-sm border border-line bg-sunken" />
            <span className="text-[13px] text-muted">Page {place + 1}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function useImageUrls(pictures: readonly PagePicture[]): readonly string[] {
  const [addresses, setAddresses] = useState<readonly string[]>([]);
  useEffect(() => {
    const made = pictures.map(({ jpeg }) => URL.createObjectURL(jpeg));
    setAddresses(made);
    return () => made.forEach((address) => URL.revokeObjectURL(address));
  }, [pictures]);
  return addresses;
}
