import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SearchField } from './search-field';

function Find() {
  const [words, setWords] = useState('');
  return <SearchField label="Find a folder" value={words} onChange={setWords} />;
}

test('has a label, reports typed text, and clears on Escape', async () => {
  render(<Find />);
  const field = screen.getByRole('searchbox', { name: 'Find a folder' });
  await userEvent.type(field, 'taxes');
  expect(field).toHaveValue('taxes');
  await userEvent.keyboard('{Escape}');
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
});
