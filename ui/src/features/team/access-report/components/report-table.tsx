import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { ReportLine } from '../report-lines';

/** The number of lines shown at first, and added by each click. */
const atOnce = 100;

/** A table of items: whether the person sees each, and why or why not. */
export function ReportTable({ lines, label }: { lines: ReportLine[]; label: string }) {
  const [shown, setShown] = useState(atOnce);
  return (
    <>
      <ul aria-label={label}>
        {lines.slice(0, shown).map(({ id, name, about, sees, because }) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 border-b border-line py-2.5 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_8.5rem_minmax(0,1fr)]"
          >
            <div className="min-w-0">
              <p className="truncate font-medium" title={name}>
                {name}
              </p>
              {about && (
                <p className="truncate text-[13px] text-faint" title={about}>
                  {about}
                </p>
              )}
            </div>
            <Badge tone={sees ? 'ok' : 'neutral'} className="w-fit">
              {sees ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
              {sees ? 'Sees' : 'Doesn’t see'}
            </Badge>
            <p className="text-[13px] text-muted max-sm:col-span-2">{because}</p>
          </li>
        ))}
      </ul>
      {lines.length > shown && (
        <Button size="sm" className="mt-2" onClick={() => setShown(shown + atOnce)}>
          Show more
        </Button>
      )}
    </>
  );
}
