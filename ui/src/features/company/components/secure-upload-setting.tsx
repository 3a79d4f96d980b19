import { useState } from 'react';
import { Problem } from '@/api/problem';
import { Field } from '@/components/form/field';
import { Input } from '@/components/form/input';
import { Switch } from '@/components/form/switch';
import { Textarea } from '@/components/form/textarea';
import { Button } from '@/components/ui/button';
import { PageLink } from '@/parts/secure-upload/page-link';
import { text } from '@/rules/text';
import { type Company, putSecureUpload, switchFeature } from '../api';
import { featureWords } from '../feature-words';
import { useCompanyChange } from '../use-company-change';

const feature = 'secureUploadEnabled';

/** The page on which anyone hands in files: whether there is one, where it is, and what it says. */
export function SecureUploadSetting({ company, locked }: { company: Company; locked: boolean }) {
  const change = useCompanyChange();
  const { label, about } = featureWords[feature];
  const on = company[feature];
  return (
    <div className="grid max-w-3xl gap-4">
      <label className="flex items-center gap-4">
        <span className="min-w-0 grow">
          <span className="block font-medium">{label}</span>
          <span className="block text-[13px] text-muted">{about}</span>
        </span>
        <Switch
          checked={on}
          disabled={locked}
          aria-label={label}
          onCheckedChange={(wanted) =>
            void change(company, {
              guess: (now) => ({ ...now, [feature]: wanted }),
              call: (now) => switchFeature(now, feature, wanted),
              back: (now) => switchFeature(now, feature, !wanted),
              words: `${label} switched ${wanted ? 'on' : 'off'}`,
            })
          }
        />
      </label>
      {on && <PageLink slug={company.slug} />}
      {on && !locked && <Words company={company} />}
    </div>
  );
}

/** What the page says, and its name in the link. */
function Words({ company }: { company: Company }) {
  const change = useCompanyChange();
  const before = { secureUploadText: company.secureUploadText, slug: company.slug };
  // What nobody typed here follows the company, which changes while somebody types.
  const [own, setOwn] = useState<Partial<typeof before>>({});
  const typed = { ...before, ...own };
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const same = typed.slug === before.slug && typed.secureUploadText === before.secureUploadText;
  const save = async () => {
    setBusy(true);
    setWrong({});
    const done = await change(company, {
      guess: (now) => now,
      call: (now) =>
        putSecureUpload(now, typed).catch((error: unknown) => {
          if (error instanceof Problem)
            setWrong(Object.fromEntries(error.violations.map(({ field, message }) => [field, message])));
          throw error;
        }),
      back: (now) => putSecureUpload(now, before),
      words: 'Page for secure upload saved',
    });
    if (done) setOwn((now) => (now === own ? {} : now));
    setBusy(false);
  };
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field
        label="Introduction on the page"
        error={wrong['secureUploadText']}
        limit={{ field: 'secureUploadText', text: typed.secureUploadText }}
      >
        {(control) => (
          <Textarea
            {...control}
            value={typed.secureUploadText}
            onChange={({ target }) => setOwn({ ...own, secureUploadText: target.value })}
          />
        )}
      </Field>
      <Field
        label="Name in the link"
        error={wrong['slug']}
        hint="Small letters, digits and hyphens. With another name the link that people have leads nowhere."
      >
        {(control) => (
          <Input
            {...control}
            className="sm:max-w-sm"
            autoCapitalize="none"
            spellCheck={false}
            value={typed.slug}
            onChange={({ target }) => setOwn({ ...own, slug: target.value })}
          />
        )}
      </Field>
      <Button type="submit" className="justify-self-start" busy={busy} disabled={same}>
        {text('save')}
      </Button>
    </form>
  );
}
