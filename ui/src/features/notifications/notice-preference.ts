import { readTexts } from '@/features/identity';
import { isObject } from '@/lib/is-object';
import type { NoticePreference } from '@/rules/rule';

const readText = (stored: unknown): string => (typeof stored === 'string' ? stored : '');

/** Reads the stored choices, which another version of the application may have written. */
export function readNoticePreference(stored: unknown): NoticePreference {
  if (!isObject(stored)) return { off: [], deliveries: [] };
  const list: unknown[] = Array.isArray(stored['deliveries']) ? stored['deliveries'] : [];
  const deliveries = list
    .filter(isObject)
    .map((each) => ({ kind: readText(each['kind']), delivery: readText(each['delivery']) }));
  return { off: readTexts(stored['off']), deliveries };
}
