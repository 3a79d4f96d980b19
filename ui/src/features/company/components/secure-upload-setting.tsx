import { useState } from 'react';
import { Problem } from '@/api/problem';
import { Field } from '@/components/form/field';
import { Input } from '@/components/form/input';
import { Switch } from '@/components/form/switch';
import { Textarea } from '@/components/form/textarea';
import { Button } from '@/components/ui/button';
import { PageLink } from '@/features/secure-upload';
import { isDeepEqual } from '@/lib/is-deep-equal';
import { text } from '@/rules/text';
import { type Company, putSecureUpload, switchFeature } from '../api';
import { featureWords } from '../feature-words';
import { useCompanyChange } from '../use-company-change';

const feature = 'secureUploadEnabled';

/** The public upload page: whether it is on, its address, and its text. */
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

const gigabyte = 2 ** 30;

/** A whole number; zero, which the server refuses, if it isn't one. */
const whole = (number: number) => (Number.isFinite(number) ? Math.min(Math.round(number), 2 ** 31 * gigabyte) : 0);

/** The introduction of the page, its name in the link, and its daily limits. */
function Words({ company }: { company: Company }) {
  const change = useCompanyChange();
  const { secureUploadText, slug, secureUploadDailyBytes, secureUploadDailyFiles } = company;
  const before = {
    secureUploadText,
    slug,
    gigabytes: String(Number((secureUploadDailyBytes / gigabyte).toFixed(3))),
    files: String(secureUploadDailyFiles),
  };
  // Fields that weren't edited follow the company, which may change during editing.
  const [own, setOwn] = useState<Partial<typeof before>>({});
  const typed = { ...before, ...own };
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const same = isDeepEqual(typed, before);
  const sent = (fields: typeof before) => ({
    secureUploadText: fields.secureUploadText,
    slug: fields.slug,
    // Invalid numbers are sent as zero, which the server refuses with a message. An unchanged number keeps its exact
    // value.
    secureUploadDailyBytes:
      fields.gigabytes === before.gigabytes ? secureUploadDailyBytes : whole(Number(fields.gigabytes) * gigabyte),
    secureUploadDailyFiles: Math.min(whole(Number(fields.files)), 2 ** 31 - 1),
  });
  const save = async () => {
    setBusy(true);
    setWrong({});
    const done = await change(company, {
      guess: (now) => now,
      call: (now) =>
        putSecureUpload(now, sent(typed)).catch((error: unknown) => {
          if (error instanceof Problem)
            setWrong(Object.fromEntries(error.violations.map(({ field, message }) => [field, message])));
          throw error;
        }),
      back: (now) => putSecureUpload(now, sent(before)),
      words: 'Secure upload page saved',
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
        hint="Lowercase letters, digits and hyphens. Links with an earlier name keep working, and no other company can use that name."
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
      <div className="grid gap-4 sm:max-w-sm sm:grid-cols-2">
        <Field label="Gigabytes per day" error={wrong['secureUploadDailyBytes']}>
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              value={typed.gigabytes}
              onChange={({ target }) => setOwn({ ...own, gigabytes: target.value })}
            />
          )}
        </Field>
        <Field label="Files per day" error={wrong['secureUploadDailyFiles']}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              value={typed.files}
              onChange={({ target }) => setOwn({ ...own, files: target.value })}
            />
          )}
        </Field>
      </div>
      <Button type="submit" className="justify-self-start" busy={busy} disabled={same}>
        {text('save')}
      </Button>
    </form>
  );
}
