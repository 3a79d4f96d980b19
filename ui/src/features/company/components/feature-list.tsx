import { Switch } from '@/components/form/switch';
import { type Company, switchFeature } from '../api';
import { featureWords, features } from '../feature-words';
import { useCompanyChange } from '../use-company-change';

/** The company's features, each with a switch. */
export function FeatureList({ company, locked }: { company: Company; locked: boolean }) {
  const change = useCompanyChange();
  return (
    <ul className="max-w-3xl">
      {features.map((feature) => (
        <li key={feature} className="border-b border-line py-3 last:border-b-0">
          <label className="flex items-center gap-4">
            <span className="min-w-0 grow">
              <span className="block font-medium">{featureWords[feature].label}</span>
              <span className="block text-[13px] text-muted">{featureWords[feature].about}</span>
            </span>
            <Switch
              checked={company[feature]}
              disabled={locked}
              aria-label={featureWords[feature].label}
              onCheckedChange={(on) =>
                void change(company, {
                  guess: (now) => ({ ...now, [feature]: on }),
                  call: (now) => switchFeature(now, feature, on),
                  back: (now) => switchFeature(now, feature, !on),
                  words: `${featureWords[feature].label} switched ${on ? 'on' : 'off'}`,
                })
              }
            />
          </label>
        </li>
      ))}
    </ul>
  );
}
