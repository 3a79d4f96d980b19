import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Loan, LoanRole } from '@/api/models';
import { queryClient } from '@/api/query-client';
import { alvarez, dana, loanRole, person } from '@/test/loan.fixture';
import { renderAt } from '@/test/render-at';
import { type Call, refusal, serveCalls } from '@/test/server';
import type { PersonCard } from './api';
import { PersonSheet } from './components/person-sheet';

let next = 0;
/** Every test has a separate person, because the time of the last order is remembered by person. */
let id: string;

function card(change: Partial<PersonCard> = {}, role: Partial<LoanRole> = {}): PersonCard {
  const user = person(id, { mobilePhone: { locale: 'US', value: '5035550142' } });
  return {
    user,
    loanRole: loanRole('LEAD_BORROWER', user, role),
    individualId: 'i1',
    credit: {
      creditScore: 712,
      softCreditStatus: 'PROCESSED',
      status: 'READY',
      creditReportError: null,
      orderedAt: '2026-11-01T10:00:00Z',
      canRegenerateAt: null,
    },
    licence: {
      status: 'EXPIRED',
      expiration: '2020-01-31',
      number: '•••••4567',
      dob: '••-••-1985',
      state: 'OR',
      visible: true,
    },
    creditElement: null,
    canSendMessage: true,
    permissions: dana.permissions,
    ...change,
  };
}

function show(shown: PersonCard, handlers: Parameters<typeof serveCalls>[0] = {}, loan: Loan = alvarez): Call[] {
  const calls = serveCalls({
    'GET /v1/users/me': dana,
    [`GET /v1/loans/l1/users/${id}/card`]: () => shown,
    [`GET /v1/users/${id}/individual`]: { id: 'i1' },
    ...handlers,
  });
  renderAt('/loans/l1', () => <PersonSheet loan={loan} userId={id} onClose={() => undefined} />);
  return calls;
}

beforeEach(() => {
  next += 1;
  id = `person-${next}`;
  queryClient.clear();
});

const report = '/v1/loans/l1/individuals/i1/credit-report';
const regenerate = () => screen.findByRole('button', { name: 'Regenerate Credit Report' });

describe('the card of an individual borrower', () => {
  test('shows the button to write, the score in its band, the licence and its badge', async () => {
    show(card());
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByRole('img', { name: 'Credit score 712, Good' })).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Send Message' })).toBeEnabled();
    expect(within(dialog).getByText('Expired')).toBeInTheDocument();
    expect(within(dialog).getByText('•••••4567')).toBeInTheDocument();
    expect(within(dialog).getByText('01-31-2020')).toBeInTheDocument();
    expect(within(dialog).getByRole('link', { name: '(503) 555-0142' })).toBeInTheDocument();
  });

  const withOut: [string, Partial<PersonCard>, Partial<LoanRole>, Partial<Loan['lender']>][] = [
    ['the feature is off', {}, {}, { individualCreditReport: false }],
    ['there is no onboarding', {}, {}, { hasBorrowerOnboard: false }],
    ['the viewer may not see scores', { permissions: ['SeeDriversLicense'] }, {}, {}],
    ['consent is declined', {}, { creditConsentStatus: 'DECLINED' }, {}],
    ['the person is a stub', {}, { stub: true }, {}],
    ['the invitation is pending', {}, { pending: true }, {}],
    ['the borrower is a member', {}, { borrowerType: 'MEMBER' }, {}],
  ];
  test.each(withOut)('has no score when %s', async (_, change, role, lender) => {
    show(card(change, role), {}, { ...alvarez, lender: { ...alvarez.lender, ...lender } });
    expect(await screen.findByText('Driver’s license')).toBeInTheDocument();
    expect(screen.queryByText('Credit score')).toBeNull();
  });

  test('has no button to write without the permission', async () => {
    show(card({ permissions: ['LendingTeamCommunication'] }));
    expect(await screen.findByRole('link', { name: `${id}@mail.example` })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Send Message' })).toBeNull();
  });

  test('has no badge for those who may not see licences', async () => {
    show(card({ permissions: ['SeeBorrowersCreditScore'] }));
    expect(await screen.findByText('Credit score')).toBeInTheDocument();
    expect(screen.queryByText('Expired')).toBeNull();
    expect(screen.queryByText('Driver’s license')).toBeNull();
  });
});

describe('ordering a report', () => {
  test('shows loading for ten seconds, however fast the answer is; a second click does nothing', async () => {
    const calls = show(card(), { [`POST ${report}`]: {} });
    const button = await regenerate();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const ordered = () => calls.filter(({ method }) => method === 'POST').length;
    fireEvent.click(button);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(ordered()).toBe(1);
    expect(button).toHaveAttribute('aria-busy', 'true');
    fireEvent.click(button);
    await act(() => vi.advanceTimersByTimeAsync(8999));
    expect(button).toHaveAttribute('aria-busy', 'true');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(button).not.toHaveAttribute('aria-busy');
    expect(ordered()).toBe(1);
    vi.useRealTimers();
  });

  test.each([
    ['{"description":"Frozen file"}', 'Frozen file'],
    ['oops{', 'Error'],
    [null, 'Error'],
  ])('a failed one says why: %s', async (creditReportError, words) => {
    const credit = {
      creditScore: null,
      softCreditStatus: 'PROCESSED_ERROR' as const,
      status: 'ERROR' as const,
      creditReportError,
      orderedAt: null,
      canRegenerateAt: null,
    };
    show(card({ credit }));
    await userEvent.setup().hover(await regenerate());
    expect(await screen.findByRole('tooltip')).toHaveTextContent(words);
    expect(screen.getByText('The last report failed')).toBeInTheDocument();
  });

  test('without an error the tooltip offers to regenerate', async () => {
    show(card());
    await userEvent.setup().hover(await regenerate());
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Regenerate Credit Report');
  });
});

describe('recording a report by hand', () => {
  test('a score that isn’t one is refused in the words of the rule; a good one is sent', async () => {
    const user = userEvent.setup();
    const calls = show(card(), { [`PUT ${report}`]: {} });
    await user.click(await screen.findByRole('button', { name: 'Record a report' }));
    const score = await screen.findByLabelText('Score');
    await user.type(score, '900');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('A score is a whole number from 300 to 850')).toBeInTheDocument();
    await user.clear(score);
    await user.type(score, '768');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
        score: 768,
        softCreditStatus: 'PROCESSED',
        error: null,
      }),
    );
  });

  test('a file fills the form, and one without a report says so', async () => {
    const user = userEvent.setup();
    show(card());
    await user.click(await screen.findByRole('button', { name: 'Record a report' }));
    const picker = await screen.findByLabelText('File with a credit report');
    await user.upload(picker, new File(['{"name":"x"}'], 'x.json', { type: 'application/json' }));
    expect(await screen.findByText('This file doesn’t contain a credit report')).toBeInTheDocument();
    const failed = '{"softCreditStatus":"ERROR","creditReportError":{"description":"Frozen file"}}';
    await user.upload(picker, new File([failed], 'x.json', { type: 'application/json' }));
    expect(await screen.findByLabelText('What went wrong')).toHaveValue('Frozen file');
  });
});

test('a lender gets to the person’s documents that aren’t filed', async () => {
  show(card());
  const link = await screen.findByRole('link', { name: 'Unfiled documents' });
  expect(link).toHaveAttribute('href', `/shoebox/${id}?loanId=l1`);
});

test('a licence is shown in full once asked for', async () => {
  const user = userEvent.setup();
  show(card(), {
    'POST /v1/loans/l1/individuals/i1/licence/reveal': { number: 'OR1234567', dob: '1985-07-04' },
  });
  await user.click(await screen.findByRole('button', { name: /Show number and date of birth/ }));
  expect(await screen.findByText('OR1234567')).toBeInTheDocument();
  expect(screen.getByText('07-04-1985')).toBeInTheDocument();
});

test('a card that can’t be loaded says so and can be asked for again', async () => {
  show(card(), { [`GET /v1/loans/l1/users/${id}/card`]: refusal(503, { message: 'The database is busy.' }) });
  expect(await screen.findByRole('alert')).toHaveTextContent('The database is busy.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
