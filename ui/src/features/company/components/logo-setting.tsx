import { ImageUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { type Company, logoOf, putLogo, removeLogo } from '../api';
import { useCompanyChange } from '../use-company-change';

/** The company's logo, with actions to replace or remove it. */
export function LogoSetting({ company, locked }: { company: Company; locked: boolean }) {
  const change = useCompanyChange();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const set = async (logo: Blob | null) => {
    setBusy(true);
    let before: Blob | null = null;
    await change(company, {
      guess: (now) => now,
      call: async (now) => {
        before = await logoOf(now);
        return logo ? putLogo(now, logo) : removeLogo(now);
      },
      back: (now) => (before ? putLogo(now, before) : removeLogo(now)),
      words: logo ? 'Logo saved' : 'Logo removed',
    });
    setBusy(false);
  };
  return (
    <div className="grid max-w-3xl gap-3">
      {company.logo ? (
        <div className="flex min-h-24 w-fit max-w-full items-center rounded-md border border-line bg-white p-4">
          <img src={company.logo} alt={`Logo of ${company.name}`} className="max-h-16 max-w-full object-contain" />
        </div>
      ) : (
        <p className="text-muted">No logo yet. The product name is shown instead.</p>
      )}
      {!locked && (
        <div className="flex flex-wrap items-center gap-2">
          <Button busy={busy} aria-describedby="logo-kinds" onClick={() => input.current?.click()}>
            <ImageUp aria-hidden />
            {company.logo ? 'Replace logo' : 'Choose a logo'}
          </Button>
          {company.logo && (
            <Button look="quiet" disabled={busy} onClick={() => void set(null)}>
              Remove logo
            </Button>
          )}
          <p id="logo-kinds" className="text-[13px] text-faint">
            PNG, JPEG or WebP, at most 512 kB. Shown on a white background.
          </p>
          <input
            ref={input}
            type="file"
            hidden
            accept="image/png,image/jpeg,image/webp"
            aria-label="Logo"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void set(file);
              currentTarget.value = '';
            }}
          />
        </div>
      )}
    </div>
  );
}
