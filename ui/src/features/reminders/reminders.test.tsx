import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { person } from '@/test/loan.fixture';
import { renderAt } from '@/test/render-at';
import { type SeenCall, fakeResponses } from '@/test/fake-responses';
import type { LoanReminders, ReminderSettings, RemindResult } from './api';
import { PlannedReminders } from './components/planned-reminders';
import { RemindDialog } from './components/remind-dialog';
import { RemindedWords } from './components/reminded-words';
import { ReminderSetting } from './components/reminder-setting';
import { datesIn, wrongDatesIn } from './typed-policy';

const preview: RemindResult = {
  reminded: [{ user: person('lucia'), requests: 2 }],
  skipped: [{ user: person('mateo'), whyNot: 'REMINDED_TODAY', words: 'Already got a reminder today' }],
  leftOut: [{ elementId: 'e9', name: 'Lease', whyNot: 'ANSWERED', words: 'Doesn’t wait for an answer' }],
  canRepeat: true,
  words: 'One person gets a reminder of 2 requests',
};

const bodiesOf = (seen: SeenCall[], call: string) => seen.filter((one) => one.call === call).map(({ body }) => body);

const plan: LoanReminders = {
  on: true,
  policyWords: 'People are reminded on the due date, at most 5 times for each request.',
  pause: null,
  people: [
    {
      user: person('lucia'),
      on: '2026-12-03',
      whyNot: null,
      words: 'On December 3',
      requests: [
        { elementId: 'e1', name: 'W-2', dueDate: '2026-12-03', on: '2026-12-03', whyNot: null, words: 'On December 3' },
      ],
      more: 3,
    },
    { user: person('mateo'), on: null, whyNot: 'NOT_INVITED', words: 'Not invited yet', requests: [], more: 0 },
  ],
};

const settings: ReminderSettings = {
  version: 1,
  words: '',
  policy: {
    on: true,
    daysBefore: 3,
    onDueDate: true,
    daysAfter: 3,
    daysWithoutDate: 7,
    most: 5,
    skipWeekends: true,
    skippedDays: [],
  },
};

test('the dialog shows recipients, skipped people and left out requests, and sends the note', async () => {
  const seen = fakeResponses({ 'POST /v1/loans/l1/reminders': preview });
  const onClose = vi.fn();
  renderAt('/', () => <RemindDialog loanId="l1" elementIds={['e1', 'e2']} what="2 items" onClose={onClose} />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Remind of 2 items' }));
  expect(await dialog.findByText('One person gets a reminder of 2 requests')).toBeVisible();
  expect(within(dialog.getByRole('list', { name: 'Recipients' })).getByText(/lucia/i)).toBeVisible();
  expect(dialog.getByRole('region', { name: 'Not reminded' })).toHaveTextContent('Already got a reminder today');
  expect(dialog.getByRole('region', { name: 'Left out' })).toHaveTextContent('Lease: Doesn’t wait for an answer');
  await userEvent.click(dialog.getByRole('checkbox', { name: /already got a reminder today/ }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Note (optional)' }), 'Both years');
  await userEvent.click(dialog.getByRole('button', { name: 'Send reminder' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(bodiesOf(seen, 'POST /v1/loans/l1/reminders')).toContainEqual({
    elementIds: ['e1', 'e2'],
    userIds: [],
    again: true,
    note: 'Both years',
    dryRun: false,
  });
});

test('without recipients nothing can be sent', async () => {
  fakeResponses({ 'POST /v1/loans/l1/reminders': { ...preview, reminded: [], words: 'No one gets a reminder' } });
  renderAt('/', () => <RemindDialog loanId="l1" what="“W-2”" onClose={() => undefined} />);
  expect(await screen.findByText('No one gets a reminder')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send reminder' })).toBeDisabled();
});

test('the plan shows each person’s dates and reasons, and is paused', async () => {
  const paused = { ...plan, pause: { pausedAt: '2026-12-01T10:00:00Z' } };
  fakeResponses({ 'GET /v1/loans/l1/reminders': plan, 'PUT /v1/loans/l1/reminders/pause': paused });
  renderAt('/', () => <PlannedReminders loanId="l1" refusal={null} onClose={() => undefined} />);
  expect(await screen.findByText('W-2')).toBeVisible();
  expect(screen.getByText('and 3 more')).toBeVisible();
  expect(screen.getByText('Not invited yet')).toBeVisible();
  const pause = screen.getByRole('switch', { name: 'Pause automatic reminders for this loan' });
  expect(pause).not.toBeChecked();
  await userEvent.click(pause);
  await waitFor(() => expect(pause).toBeChecked());
});

test('a request shows how often people were reminded of it', async () => {
  const words = 'Reminded twice, last on November 27';
  fakeResponses({ 'GET /v1/loans/l1/elements/e1/reminders': { count: 2, last: '2026-11-27', words } });
  renderAt('/', () => <RemindedWords loanId="l1" elementId="e1" />);
  expect(await screen.findByText(words)).toBeVisible();
});

test('the policy is previewed in words and checked before it is saved', async () => {
  const seen = fakeResponses({
    'GET /v1/company/reminders': settings,
    'PUT /v1/company/reminders': { ...settings, version: 2 },
  });
  renderAt('/', ReminderSetting);
  const before = await screen.findByRole('textbox', { name: 'Days before the due date' });
  expect(screen.getByRole('status')).toHaveTextContent(/^People are reminded 3 days before the due date/);
  await userEvent.clear(before);
  await userEvent.type(before, '0');
  expect(before).toHaveAccessibleDescription('Enter a number of days from 1 to 60');
  await userEvent.click(screen.getByRole('button', { name: 'Save reminders' }));
  expect(bodiesOf(seen, 'PUT /v1/company/reminders')).toEqual([]);
  await userEvent.clear(before);
  await userEvent.click(screen.getByRole('button', { name: 'Save reminders' }));
  await waitFor(() => expect(bodiesOf(seen, 'PUT /v1/company/reminders')).toHaveLength(1));
  expect(bodiesOf(seen, 'PUT /v1/company/reminders')[0]).toMatchObject({ version: 1, policy: { daysBefore: null } });
});

test('dates are found in a text', () => {
  expect(datesIn('2026-12-25, 2027-01-01 2026-02-30')).toEqual(['2026-12-25', '2027-01-01']);
  expect(wrongDatesIn('2026-12-25; Dec 26')).toEqual(['Dec', '26']);
});
