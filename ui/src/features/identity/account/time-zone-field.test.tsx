import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { TimeZoneField } from './time-zone-field';
import { allZones, findZones } from './time-zones';

const device = new Intl.DateTimeFormat().resolvedOptions().timeZone;

function show(start: string | null) {
  const onChange = vi.fn<(zone: string) => void>();
  function Form() {
    const [zone, setZone] = useState(start);
    const change = (next: string) => {
      onChange(next);
      setZone(next);
    };
    return <TimeZoneField value={zone} onChange={change} />;
  }
  render(<Form />);
  return { onChange, person: userEvent.setup(), field: screen.getByRole('combobox', { name: 'Time zone' }) };
}

test('finds a zone by its city, and chooses nothing by typing alone', async () => {
  const { onChange, person, field } = show('Pacific/Auckland');
  expect(field).toHaveValue('Pacific/Auckland');
  await person.clear(field);
  await person.type(field, 'new york');
  await person.click(screen.getByRole('option', { name: /America\/New York/ }));
  expect(onChange).toHaveBeenLastCalledWith('America/New_York');
  expect(field).toHaveValue('America/New York');
  await person.type(field, ' on the moon');
  expect(screen.getByText('No matching time zones')).toBeVisible();
  await person.tab();
  expect(field).toHaveValue('America/New York');
  expect(onChange).toHaveBeenCalledOnce();
});

test('offers the device’s zone while another one, or none, is chosen', async () => {
  const { onChange, person, field } = show(null);
  expect(field).toHaveAttribute('placeholder', `This device: ${device.replaceAll('_', ' ')}`);
  await person.click(screen.getByRole('button', { name: /^Use this device’s time zone/ }));
  expect(onChange).toHaveBeenCalledWith(device);
  expect(screen.queryByRole('button')).toBeNull();
});

test('finds zones by any of their words, the device’s first, up to a limit', () => {
  const found = (typed: string, here = 'Europe/Berlin') => findZones(allZones(), typed, here).zones.map(({ id }) => id);
  expect(found('mountain')).toContain('America/Denver');
  expect(found('los')).toEqual(['America/Los_Angeles']);
  expect(found('utc')).toContain('UTC');
  expect(found('europe', 'Europe/Rome')[0]).toBe('Europe/Rome');
  expect(findZones(allZones(), '', 'Europe/Rome')).toMatchObject({ more: true });
  expect(findZones(allZones(), '  ', 'Europe/Rome').zones.length).toBeLessThanOrEqual(30);
  expect(found('nowhere')).toEqual([]);
});
