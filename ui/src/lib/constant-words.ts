/** A constant as words: READY_FOR_UNDERWRITING reads “Ready for underwriting”. */
export function constantWords(constant: string): string {
  const words = constant.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
