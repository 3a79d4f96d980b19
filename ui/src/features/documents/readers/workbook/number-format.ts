/** The built-in formats that show more than the plain number. */
const builtIn: Record<number, string> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '$#,##0',
  6: '$#,##0',
  7: '$#,##0.00',
  8: '$#,##0.00',
  9: '0%',
  10: '0.00%',
  14: 'm/d/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm',
  19: 'h:mm:ss',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'm/d/yyyy h:mm',
  37: '#,##0',
  38: '#,##0',
  39: '#,##0.00',
  40: '#,##0.00',
  41: '#,##0',
  42: '$#,##0',
  43: '#,##0.00',
  44: '$#,##0.00',
  45: 'mm:ss',
  46: 'h:mm:ss',
  47: 'mm:ss',
};

/** Returns a format by its number; `null` for the general format. */
export const numberFormat = (id: number, own: ReadonlyMap<number, string>): string | null =>
  own.get(id) ?? builtIn[id] ?? null;

const DAY = 86_400_000;
/** Day 0 of spreadsheets, which count a February 29, 1900; and of those that count from 1904. */
const epochs = { usual: Date.UTC(1899, 11, 30), from1904: Date.UTC(1904, 0, 1) };

/** Formats a number approximately as a spreadsheet does: dates, times, percentages, money. */
export function formatNumber(value: number, format: string | null, from1904: boolean): string {
  if (!Number.isFinite(value)) return '';
  if (!format) return formatGeneral(value);
  const plan = parsedFormats.get(format) ?? parseFormat(format);
  parsedFormats.set(format, plan);
  if (plan.kind === 'general') return formatGeneral(value);
  return plan.kind === 'moment' ? formatDate(value, plan.format, from1904) : formatAmount(value, plan);
}

/** A parsed format. */
type ParsedFormat =
  | { kind: 'general' }
  | { kind: 'moment'; format: string }
  | { kind: 'amount'; percent: boolean; money: string; digits: Intl.NumberFormat };

/** The cache of parsed formats: a file has few formats for many cells. */
const parsedFormats = new Map<string, ParsedFormat>();

function parseFormat(format: string): ParsedFormat {
  if (/^(general|@)$/i.test(format)) return { kind: 'general' };
  // Quoted and escaped text, colors and locales are ignored; of several sections, the first applies to most numbers.
  const unquoted = format.replaceAll(/"([^"]*)"/g, (_, words: string) => /[$€£¥]/.exec(words)?.[0] ?? '');
  const [bare = ''] = unquoted.replaceAll(/\\.|_.|\*.|\[(?!\$|h+\]|m+\]|s+\])[^\]]*\]/gi, '').split(';');
  const plain = bare.replaceAll(/\[\$([^\]-]*)[^\]]*\]/g, '$1');
  if (/[dmyhs]/i.test(plain.replaceAll(/general/gi, ''))) return { kind: 'moment', format: plain.toLowerCase() };
  if (!/[0#?]/.test(plain) || /e\+/i.test(plain)) return { kind: 'general' };
  const places = /\.([0#?]+)/.exec(plain)?.[1] ?? '';
  const digits = new Intl.NumberFormat('en-US', {
    useGrouping: /[#0],[#0]/.test(plain),
    minimumFractionDigits: Math.min(places.replaceAll(/[^0]/g, '').length, 20),
    maximumFractionDigits: Math.min(places.length, 20),
  });
  return { kind: 'amount', percent: plain.includes('%'), money: /[$€£¥]/.exec(plain)?.[0] ?? '', digits };
}

function formatGeneral(value: number): string {
  return String(Number(value.toPrecision(12)));
}

function formatAmount(value: number, { percent, money, digits }: Extract<ParsedFormat, { kind: 'amount' }>): string {
  const words = digits.format(Math.abs(percent ? value * 100 : value));
  const minus = value < 0 && /[1-9]/.test(words) ? '−' : '';
  return `${minus}${money}${words}${percent ? '%' : ''}`;
}

function formatDate(value: number, format: string, from1904: boolean): string {
  const at = new Date(Math.round(value * 86_400) * 1000 + (from1904 ? epochs.from1904 : epochs.usual));
  if (value < 0 || Number.isNaN(at.getTime()) || value * DAY > 8e15) return formatGeneral(value);
  const day = /[dy]/.test(format) || /m/.test(format.replaceAll(/h+.?m+|m+.?s+/g, ''));
  const two = (number: number) => String(number).padStart(2, '0');
  const hours = format.includes('[h') ? Math.floor(value * 24 + 1e-9) : at.getUTCHours();
  const seconds = format.includes('s') ? `:${two(at.getUTCSeconds())}` : '';
  const time = `${two(hours)}:${two(at.getUTCMinutes())}${seconds}`;
  const date = `${at.getUTCFullYear()}-${two(at.getUTCMonth() + 1)}-${two(at.getUTCDate())}`;
  if (!day) return time;
  return /h|s/.test(format) ? `${date} ${time}` : date;
}
