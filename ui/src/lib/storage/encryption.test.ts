import { expect, test } from 'vitest';
import { sealRecord, sealedId, unsealRecord } from './encryption';

const newKey = () => crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

const record = { key: 'u1/l1/new', text: 'Private words', marks: [{ x: 1 }], none: null };

test('decrypts a record only with its key and in its context', async () => {
  const [key, other] = await Promise.all([newKey(), newKey()]);
  const id = await sealedId(record.key);
  const sealed = await sealRecord(key, id, record);
  expect(id).toMatch(/^[0-9a-f]{64}$/);
  const stored = new TextDecoder('latin1').decode(sealed.values) + JSON.stringify({ ...sealed, values: '' });
  expect(stored).not.toMatch(/Private|u1/);
  expect(await unsealRecord(key, sealed)).toEqual(record);
  expect(await unsealRecord(other, sealed)).toBeNull();
  expect(await unsealRecord(key, { ...sealed, id: await sealedId('u1/l2/new') })).toBeNull();
  const bent = sealed.values.slice();
  bent[bent.length - 1]! ^= 1;
  expect(await unsealRecord(key, { ...sealed, values: bent })).toBeNull();
});

test('encrypts equal records differently', async () => {
  const key = await newKey();
  const [one, two] = await Promise.all([sealRecord(key, 'a', record), sealRecord(key, 'a', record)]);
  expect(one.values).not.toEqual(two.values);
});
