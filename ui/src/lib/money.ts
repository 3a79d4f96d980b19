const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** Whole dollars, as `$4,200,000`; nothing for an amount that isn't known. */
export function formatAmount(dollars: number | null | undefined): string | null {
  return typeof dollars === 'number' ? money.format(dollars) : null;
}
