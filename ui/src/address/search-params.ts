import type { RawSearch } from './query-string';

/** Everything any screen keeps in the address, once. Absent means the usual. */
export interface SearchParams {
  /** A list, a needs list or the portal: words to look for. */
  q?: string;
  /** Loan list: review statuses to show. */
  status?: string[];
  /** Loan list: field to sort by, with a minus for the other way round. */
  sort?: string;
  /** Loan list: archived ones are shown too. */
  archived?: boolean;
  /** Loan list: page, from 0. */
  p?: number;
  /** Overview: the person whose card is open. */
  personId?: string;
  /** Who sees what: the part that is open. */
  view?: string;
  /** The loan that a page outside of a loan is about. */
  loanId?: string;
  /** The role, on that loan, of the person that the page is about. */
  loanRoleId?: string;
  /** Add a contact: opened to add a key contact. */
  keyContact?: boolean;
  /** Overview: the role of the person whose contacts are open. */
  contactsOf?: string;
  /** Contacts: the group of people to show. */
  group?: string;
  /** Needs list: hidden elements are shown too. */
  showHidden?: boolean;
  /** Needs list: which requests to show: open, submitted, accepted, rejected, late, mine. */
  requests?: string[];
  /** Needs list: the request whose panel is open. */
  requestId?: string;
  /** Needs list: the borrower as whom a lender looks at it, and the review status at which that one is imagined to look. */
  asUserId?: string;
  atStatus?: string;
  /** Needs list: folders that are closed. */
  closedFolderIds?: string[];
  /** Needs list: the element that has the attention, or several. */
  formElementId?: string;
  formElementIds?: string[];
  /** The document that is open in the preview, the mark in it that is looked at first, from 1, and what is looked for in it. */
  documentPreviewId?: string;
  previewMark?: number;
  documentFind?: string;
  /** The review of the previewed document goes on with what waits on all loans, as on Home. */
  reviewAll?: boolean;
  /** The preview offers no actions. */
  viewerActionsDisabled?: boolean;
  /** Package: only documents that a lender accepted. */
  acceptedOnly?: boolean;
  /** Portal: the choice among the loans is open as a window. */
  selectBorrowerPortalNewLoans?: boolean;
  /** Portal, needs list: the loan whose requests are shown. */
  needsListLoanId?: string;
  /** The window for a new loan is open. */
  newLoan?: boolean;
  /** Anywhere, beside `newLoan`: the loan that the new one begins as a copy of. */
  copyOf?: string;
  /** A remark about access that opens as a window, under this id. */
  noAccessModalId?: string;
  /** What that window says. */
  noAccessModalMessage?: string;
  /** How grave it is: info, warning or error. */
  noAccessModalSeverity?: string;
  /** Messages: which tasks of a loan are looked at; `MESSAGE` for its messages. */
  taskView?: string;
  /** Messages: the open thread. */
  messageThreadId?: string;
  /** Messages: the message at which the open thread is opened. */
  messageId?: string;
  /** Messages: only threads with this label. */
  messageSearchLabel?: string;
  /** Messages: only threads in which these words stand. */
  messageSearchText?: string;
  /** Messages: only threads with unread messages. */
  messageUnread?: boolean;
  /** Messages: only threads with a draft. */
  messageDraft?: boolean;
  /** Messages: the order of the threads, where it isn't the usual one. */
  messageOrder?: string;
  /** Messages: the lender whose messages are shown. */
  messageLenderId?: string;
  /** The lender that a page is about. */
  lenderId?: string;
  /** The composer is open. */
  messageComposeOpen?: boolean;
  /** The composer: to whom the new message goes. */
  messageRecipientsIds?: string[];
  /** Activity: only what is of this kind. */
  kind?: string;
  /** Activity: only what this person did. */
  byUserId?: string;
  /** Record of a company: from this day on. */
  since?: string;
  /** Record of a company: up to this day. */
  upTo?: string;
  /** Sign-in: where to go afterwards. */
  returnTo?: string;
}

type Kind = 'text' | 'list' | 'flag' | 'count';

const kinds: Record<keyof SearchParams, Kind> = {
  q: 'text',
  status: 'list',
  sort: 'text',
  archived: 'flag',
  p: 'count',
  personId: 'text',
  view: 'text',
  loanId: 'text',
  loanRoleId: 'text',
  keyContact: 'flag',
  contactsOf: 'text',
  group: 'text',
  showHidden: 'flag',
  requests: 'list',
  requestId: 'text',
  asUserId: 'text',
  atStatus: 'text',
  closedFolderIds: 'list',
  formElementId: 'text',
  formElementIds: 'list',
  documentPreviewId: 'text',
  previewMark: 'count',
  documentFind: 'text',
  reviewAll: 'flag',
  viewerActionsDisabled: 'flag',
  acceptedOnly: 'flag',
  selectBorrowerPortalNewLoans: 'flag',
  needsListLoanId: 'text',
  newLoan: 'flag',
  copyOf: 'text',
  noAccessModalId: 'text',
  noAccessModalMessage: 'text',
  noAccessModalSeverity: 'text',
  taskView: 'text',
  messageThreadId: 'text',
  messageId: 'text',
  messageSearchLabel: 'text',
  messageSearchText: 'text',
  messageUnread: 'flag',
  messageDraft: 'flag',
  messageOrder: 'text',
  messageLenderId: 'text',
  lenderId: 'text',
  messageComposeOpen: 'flag',
  messageRecipientsIds: 'list',
  kind: 'text',
  byUserId: 'text',
  since: 'text',
  upTo: 'text',
  returnTo: 'text',
};

function readList(value: unknown): string[] | undefined {
  const entries = Array.isArray(value) ? value.map(String) : String(value).split(',');
  const kept = entries.map((entry) => entry.trim()).filter(Boolean);
  return kept.length > 0 ? kept : undefined;
}

function readCount(value: unknown): number | undefined {
  const count = Number(value);
  return Number.isSafeInteger(count) && count > 0 ? count : undefined;
}

function readValue(kind: Kind, value: unknown): unknown {
  if (value === undefined || value === null || value === '') return undefined;
  if (kind === 'list') return readList(value);
  if (kind === 'count') return readCount(value);
  if (kind === 'flag') return value === true || value === 'true' ? true : undefined;
  return String(value);
}

/** A reader of the named parameters: unknown ones are ignored, unreadable ones count as absent. */
function reads<K extends keyof SearchParams>(...names: K[]): (raw: RawSearch) => Pick<SearchParams, K> {
  return (raw) => {
    const found: RawSearch = {};
    for (const name of names) {
      const value = readValue(kinds[name], raw[name]);
      if (value !== undefined) found[name] = value;
    }
    return found as Pick<SearchParams, K>;
  };
}

/** What any screen may carry. */
export const anywhereSearch = reads(
  'documentPreviewId',
  'previewMark',
  'documentFind',
  'reviewAll',
  'viewerActionsDisabled',
  'newLoan',
  'copyOf',
  'noAccessModalId',
  'noAccessModalMessage',
  'noAccessModalSeverity',
);

export const signInSearch = reads('returnTo');
export const loansSearch = reads('q', 'status', 'sort', 'archived', 'p');
export const needsListSearch = reads(
  'q',
  'requests',
  'requestId',
  'showHidden',
  'asUserId',
  'atStatus',
  'closedFolderIds',
  'formElementId',
  'formElementIds',
  'needsListLoanId',
);
export const templateSearch = reads('q', 'requests', 'showHidden', 'formElementId');
export const overviewSearch = reads('personId', 'contactsOf');
export const ofLoanSearch = reads('loanId');
export const accessSearch = reads('view', 'q');
export const activitySearch = reads('kind', 'byUserId');
export const recordSearch = reads('kind', 'byUserId', 'since', 'upTo');
export const packageSearch = reads('acceptedOnly');
export const traySearch = reads('p');
export const portalSearch = reads(
  'q',
  'needsListLoanId',
  'formElementId',
  'selectBorrowerPortalNewLoans',
  'contactsOf',
);
export const newContactSearch = reads('loanId', 'keyContact');
export const keyContactSearch = reads('loanId', 'loanRoleId');
export const messagesSearch = reads(
  'taskView',
  'loanId',
  'lenderId',
  'messageThreadId',
  'messageId',
  'messageSearchLabel',
  'messageSearchText',
  'messageUnread',
  'messageDraft',
  'messageOrder',
  'messageLenderId',
  'messageComposeOpen',
  'messageRecipientsIds',
);
export const contactsSearch = reads('q', 'group', 'p');
