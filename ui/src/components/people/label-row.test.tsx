import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TooltipProvider } from '@/components/floating/tooltip';
import { LabelRow, fittingLabels } from './label-row';

const show = (labels: string[], keyContact = false) =>
  render(
    <TooltipProvider>
      <LabelRow labels={labels} keyContact={keyContact} />
    </TooltipProvider>,
  );

const five = ['Guarantor', 'Spouse', 'Applicant', 'Owner', 'Signer'];

test.each([
  [[50, 50, 50], 3, 158, 3],
  [[50, 50, 50], 5, 198, 3],
  [[50, 50, 50], 5, 197, 2],
  [[50, 50, 50], 3, 150, 2],
  [[50, 50, 50], 3, 100, 1],
  [[50, 50, 50], 3, 20, 0],
  [[50], 1, 50, 1],
  [[], 0, 50, 0],
])('of labels as wide as %j, the first of %i, in %i pixels %i fit', (widths, labels, room, count) => {
  expect(fittingLabels(widths, labels, room)).toBe(count);
});

test('renders nothing without labels', () => {
  show([]);
  expect(screen.queryByRole('list')).toBeNull();
});

test('shows one label of a key contact, and the others in the overflow’s name', () => {
  show(five, true);
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('button', { name: '4 more: Spouse, Applicant, Owner, Signer' })).toHaveTextContent('+4');
});

test('the overflow opens and closes the other labels', () => {
  show(five, true);
  fireEvent.click(screen.getByRole('button', { name: /4 more/ }));
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(5);
  fireEvent.click(screen.getByRole('button', { name: 'Show fewer labels', expanded: true }));
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(1);
});
