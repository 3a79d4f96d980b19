import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TooltipProvider } from '@/components/floating/tooltip';
import type { Template } from './api';
import { TemplateDialog } from './components/template-dialog';

const template: Template = {
  id: 't',
  name: 'Purchase',
  entityType: 'INDIVIDUAL',
  version: 1,
  itemsCount: 0,
  updatedAt: '2026-11-22T08:00:00Z',
};

test('the name of a template is validated while typing', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <TemplateDialog task={{ kind: 'edit', template }} onDone={() => {}} onClose={() => {}} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  const name = screen.getByLabelText('Name');
  expect(screen.queryByText('Name is required')).toBeNull();
  await userEvent.clear(name);
  expect(await screen.findByText('Name is required')).toBeVisible();
  await userEvent.type(name, 'Refinance');
  expect(screen.queryByText('Name is required')).toBeNull();
});
