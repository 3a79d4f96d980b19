import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { dana } from '@/test/loan.fixture';
import { renderAt } from '@/test/render-at';
import { refusal, serveCalls } from '@/test/server';
import { LoanImport } from './loan-import';

const row = (at: number, verdict: string, words: string[] = []) => ({
  row: at,
  verdict,
  cells: [`Loan ${at}`, '', '$425,000', ''],
  words,
});

const seen = {
  encoding: 'UTF-8',
  choices: [
    { column: 'NAME', label: 'Loan name' },
    { column: 'AMOUNT', label: 'Amount' },
  ],
  columns: [
    { heading: 'Loan', sample: 'Loan 2', column: 'NAME' },
    { heading: 'Sum', sample: '', column: null },
  ],
  violations: [],
  titles: ['Loan', 'Number', 'Amount', 'Borrower'],
  rows: [...Array.from({ length: 30 }, (_, at) => row(at + 2, 'CREATED')), row(32, 'REFUSED', ['Amount: no'])],
  tallies: [
    { verdict: 'CREATED', label: 'New', rows: 30 },
    { verdict: 'REFUSED', label: 'Left out', rows: 1 },
  ],
  writes: 30,
  seen: 'mark',
};

async function show(handlers: Parameters<typeof serveCalls>[0]) {
  const calls = serveCalls({ 'GET /v1/users/me': dana, 'POST /v1/loans/import/preview': seen, ...handlers });
  renderAt('/', () => <LoanImport onClose={() => undefined} />);
  await userEvent.upload(await screen.findByLabelText('File for loans'), [
    new File(['Loan,Sum\nLoan 2,\n'], 'loans.csv', { type: 'text/csv' }),
  ]);
  return calls;
}

test('pages the rows, and filters them by a count', async () => {
  await show({});
  expect(await screen.findByText('Loan 2', { selector: 'th' })).toBeInTheDocument();
  expect(screen.queryByText('Loan 32', { selector: 'th' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByText('Loan 32', { selector: 'th' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Left out 1' }));
  expect(screen.getByText('Amount: no')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Next page' })).not.toBeInTheDocument();
});

test('reports a failure and keeps the file and its column matches', async () => {
  await show({ 'POST /v1/loans/import': refusal(409, { code: 'import-differs', message: 'Look at them again' }) });
  const sum = await screen.findByLabelText('Match for “Sum”');
  await userEvent.selectOptions(sum, 'Amount');
  await userEvent.click(await screen.findByRole('button', { name: 'Import 30 loans' }));
  expect(within(await screen.findByRole('alert')).getByText('Look at them again')).toBeInTheDocument();
  expect(screen.getByText('loans.csv')).toBeInTheDocument();
  expect(sum).toHaveValue('AMOUNT');
});

test('shows the result in the import dialog', async () => {
  await show({ 'POST /v1/loans/import': { imported: { counts: {}, said: '30 loans were opened' } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Import 30 loans' }));
  expect(await screen.findByText('30 loans were opened.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show loans' })).toBeInTheDocument();
});
