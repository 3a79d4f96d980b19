import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { expect, test, vi } from 'vitest';
import { me } from '@/test/people';
import { renderAt } from '@/test/render-at';
import { refusal, serveCalls } from '@/test/server';
import { LoanEmailsButton } from './loan-emails-button';
import { readNoticePreference } from './notice-preference';
import { NoticeSettings } from './notice-settings';

const show = (viewer: object, stored: unknown, put: () => Response | null = () => null) => {
  const calls = serveCalls({
    'GET /v1/users/me': viewer,
    'GET /v1/preferences/notices': () => Response.json(stored),
    'PUT /v1/preferences/notices': put,
  });
  renderAt('/account', () => <NoticeSettings />);
  return () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
};

const lucia = { ...me, loggedRoleGroup: 'BORROWER' };
const dana = { ...me, loggedRoleGroup: 'LENDER' };

const delivery = (name: string) => screen.findByRole('combobox', { name });

test('each kind has a choice of deliveries, and earlier choices still apply', async () => {
  const saved = show(lucia, { off: ['accepted'], deliveries: [{ kind: 'sent-back', delivery: 'daily' }] });
  expect(await delivery('Something I sent is accepted')).toHaveValue('off');
  expect(await delivery('Something I sent is returned')).toHaveValue('daily');
  expect(await delivery('A request is assigned to me')).toHaveValue('bundled');
  expect(screen.getAllByRole('combobox')).toHaveLength(5);
  await userEvent.selectOptions(await delivery('Something I sent is accepted'), 'Email immediately');
  await waitFor(() =>
    expect(saved()).toEqual([
      {
        off: [],
        deliveries: [
          { kind: 'sent-back', delivery: 'daily' },
          { kind: 'accepted', delivery: 'immediate' },
        ],
      },
    ]),
  );
  expect(await delivery('Something I sent is accepted')).toHaveValue('immediate');
});

test('lenders choose for more kinds', async () => {
  show(dana, null);
  expect(await delivery('Malware is found in an uploaded file')).toHaveValue('immediate');
  expect(screen.getAllByRole('combobox')).toHaveLength(10);
});

test('a choice that can’t be saved is reverted', async () => {
  const shown = vi.spyOn(toast, 'error').mockReturnValue('');
  show(lucia, null, () => refusal(503, { code: 'unavailable' }));
  await userEvent.selectOptions(await delivery('A request is assigned to me'), 'Don’t notify me');
  await waitFor(() => expect(shown).toHaveBeenCalledOnce());
  expect(await delivery('A request is assigned to me')).toHaveValue('bundled');
});

test('an unreadable preference counts as none', () => {
  expect(readNoticePreference(7)).toEqual({ off: [], deliveries: [] });
  expect(readNoticePreference({ off: 'accepted', deliveries: [3, { kind: 1 }] })).toEqual({
    off: [],
    deliveries: [{ kind: '', delivery: '' }],
  });
});

test('lenders see who was emailed about an event, page by page', async () => {
  const entry = (id: string, recipientName: string, words: string) => ({
    id,
    at: '2026-11-12T10:00:00Z',
    kind: 'accepted',
    actorName: 'Dana Whitfield',
    event: 'accepted “W-2”',
    elementId: 'e1',
    recipientId: id,
    recipientName,
    state: 'skipped',
    words,
    stateAt: null,
  });
  const calls = serveCalls({
    'GET /v1/loans/l1/notification-emails': ({ path }) =>
      path.includes('before=next')
        ? { content: [entry('2', 'Mateo Alvarez', 'Emailed')], next: null }
        : { content: [entry('1', 'Lucia Alvarez', 'Not emailed: turned off in their settings')], next: 'next' },
  });
  renderAt('/loans/l1/activity', () => <LoanEmailsButton loanId="l1" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Notification emails' }));
  expect(await screen.findByText('To Lucia Alvarez: Not emailed: turned off in their settings')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier' }));
  expect(await screen.findByText('To Mateo Alvarez: Emailed')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show earlier' })).toBeNull();
  expect(calls).toHaveLength(2);
});
