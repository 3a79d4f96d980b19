const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** Returns whole dollars, as `$4,200,000`; null for an unknown amount. */
export function formatAmount(dollars: number | null | undefined): string | null {
  return typeof dollars === 'number' ? money.format(dollars) : null;
}
