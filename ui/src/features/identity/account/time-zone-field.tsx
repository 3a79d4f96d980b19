import { useMemo, useState } from 'react';
import { Combobox } from '@/components/form/combobox';
import { Field } from '@/components/form/field';
import { Button } from '@/components/ui/button';
import { deviceZone } from '@/lib/time/clock';
import { type Zone, allZones, findZones, zoneName } from './time-zones';

interface TimeZoneFieldProps {
  /** The chosen time zone; null if none was chosen. */
  value: string | null;
  onChange: (zone: string) => void;
}

/** Picks the user's time zone, by the name of a city or of a zone. */
export function TimeZoneField({ value, onChange }: TimeZoneFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const device = deviceZone();
  const found = useMemo(() => findZones(allZones(), typed ?? '', device), [typed, device]);
  const choose = (zone: string) => {
    setTyped(null);
    onChange(zone);
  };
  return (
    <div className="grid justify-items-start gap-2 [&>:first-child]:w-full">
      <Field label="Time zone" hint="Used for due dates and times.">
        {({ id, ...control }) => (
          <Combobox
            id={id}
            label="Time zone"
            describedBy={control['aria-describedby']}
            placeholder={`This device: ${zoneName(device)}`}
            query={typed ?? (value ? zoneName(value) : '')}
            onQuery={setTyped}
            onLeave={() => setTyped(null)}
            options={found.zones.map((zone) => ({ id: zone.id, content: <ZoneLine zone={zone} /> }))}
            onChoose={choose}
            note={found.zones.length === 0 ? 'No matching time zones' : found.more ? 'Enter a city or time zone' : null}
          />
        )}
      </Field>
      {value !== device && (
        <Button size="sm" onClick={() => choose(device)}>
          Use this device’s time zone: {zoneName(device)}
        </Button>
      )}
    </div>
  );
}

function ZoneLine({ zone }: { zone: Zone }) {
  return (
    <span className="flex min-w-0 grow items-baseline justify-between gap-3">
      <span className="truncate">{zone.name}</span>
      <span className="shrink-0 text-xs text-faint">{zone.called}</span>
    </span>
  );
}
