/** Common loan purposes; any other can be typed. */
export const purposes = [
  'Purchase',
  'Refinance',
  'Cash-out refinance',
  'Home equity',
  'Construction',
  'Bridge',
  'Business acquisition',
  'Working capital',
  'Equipment',
];
