import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { loanWith, me } from '@/test/people';
import { renderAt } from '@/test/render-at';
import { serveCalls } from '@/test/server';
import { MessageComposition, newMessage } from '../form/composition';
import { TemplateMenu } from './template-menu';

const saved = { id: 't1', name: 'Greeting', body: '<p>Hello</p>', ownerId: me.id };

function open(templates: object[]) {
  const calls = serveCalls({
    'GET /v1/users/me': me,
    'GET /v1/loans/l1': loanWith({}),
    'GET /v2/messagetemplate': templates,
    'POST /v2/messagetemplate': saved,
    'PUT /v2/messagetemplate': saved,
    'DELETE /v2/messagetemplate/t1': null,
  });
  const composition = new MessageComposition(newMessage('l1', { body: '<p>Dear Ann</p>' }));
  renderAt('/', () => (
    <Suspense>
      <TemplateMenu composition={composition} />
    </Suspense>
  ));
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Templates' }));
  const changes = () => calls.filter(({ method }) => method !== 'GET');
  return { composition, press, changes };
}

test('reports that there are no templates, and saves the message as one', async () => {
  const { press, changes } = open([]);
  await press();
  expect(await screen.findByText('No saved templates')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Save as a template…' }));
  await userEvent.type(await screen.findByLabelText(/^Name/), 'Welcome{Enter}');
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(changes()[0]?.body).toEqual({ name: 'Welcome', body: '<p>Dear Ann</p>', ownerId: me.id, id: null });
});

test('replaces and deletes a template after confirmation', async () => {
  const { press, changes } = open([saved]);
  await press();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Save as a template…' }));
  await userEvent.type(await screen.findByLabelText(/^Name/), 'greeting{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(changes()).toHaveLength(0);
  await press();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete “Greeting”' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(changes().map(({ method }) => method)).toEqual(['DELETE']));
});
