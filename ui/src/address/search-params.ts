import type { RawSearch } from './query-string';

/** All search parameters of all screens. An absent parameter means the default. */
export interface SearchParams {
  /** Lists and the portal: search words. */
  q?: string;
  /** Loan list: review statuses to show. */
  status?: string[];
  /** Loan list: sort field, with a leading minus for descending order. */
  sort?: string;
  /** Loan list: includes archived loans. */
  archived?: boolean;
  /** Loan list: page, from 0. */
  p?: number;
  /** Overview: the person whose card is open. */
  personId?: string;
  /** Access report: the open part. */
  view?: string;
  /** Pages outside of a loan: the loan that the page is about. */
  loanId?: string;
  /** The loan role of the person that the page is about. */
  loanRoleId?: string;
  /** Add a contact: opened to add a key contact. */
  keyContact?: boolean;
  /** Overview: the role of the person whose contacts are open. */
  contactsOf?: string;
  /** Contacts: the group of people to show. */
  group?: string;
  /** Needs list: includes hidden elements. */
  showHidden?: boolean;
  /** Needs list: which requests to show: open, submitted, accepted, rejected, late, mine. */
  requests?: string[];
  /** Needs list: the request whose panel is open. */
  requestId?: string;
  /** Needs list: the borrower whose view a lender previews, and the review status assumed for the preview. */
  asUserId?: string;
  atStatus?: string;
  /** Needs list: closed folders. */
  closedFolderIds?: string[];
  /** Needs list: the focused element, or several. */
  formElementId?: string;
  formElementIds?: string[];
  /** The document open in the preview, the mark to show first (from 1), and the words to find in it. */
  documentPreviewId?: string;
  previewMark?: number;
  documentFind?: string;
  /** Document preview: the review continues with the queue of all loans, as on Home. */
  reviewAll?: boolean;
  /** Document preview: hides the actions. */
  viewerActionsDisabled?: boolean;
  /** Package: only documents that a lender accepted. */
  acceptedOnly?: boolean;
  /** Portal: the loan selection is open in a window. */
  selectBorrowerPortalNewLoans?: boolean;
  /** Portal, needs list: the loan whose requests are shown. */
  needsListLoanId?: string;
  /** The window for a new loan is open. */
  newLoan?: boolean;
  /** The loan to copy, together with `newLoan`. */
  copyOf?: string;
  /** The id of an access notice that opens in a window. */
  noAccessModalId?: string;
  /** The text of the access notice. */
  noAccessModalMessage?: string;
  /** The severity of the access notice: info, warning or error. */
  noAccessModalSeverity?: string;
  /** Messages: the selected kind of a loan's tasks; `MESSAGE` for its messages. */
  taskView?: string;
  /** Messages: the open thread. */
  messageThreadId?: string;
  /** Messages: the message to scroll to in the open thread. */
  messageId?: string;
  /** Messages: only threads with this label. */
  messageSearchLabel?: string;
  /** Messages: only threads containing these words. */
  messageSearchText?: string;
  /** Messages: only threads with unread messages. */
  messageUnread?: boolean;
  /** Messages: only threads with a draft. */
  messageDraft?: boolean;
  /** Messages: the order of the threads, unless it is the default. */
  messageOrder?: string;
  /** Messages: the lender whose messages are shown. */
  messageLenderId?: string;
  /** The lender that a page is about. */
  lenderId?: string;
  /** The composer is open. */
  messageComposeOpen?: boolean;
  /** Composer: the recipients of the new message. */
  messageRecipientsIds?: string[];
  /** Activity: only entries of this kind. */
  kind?: string;
  /** Activity: only actions of this person. */
  byUserId?: string;
  /** Audit log: entries from this day on. */
  since?: string;
  /** Audit log: entries up to this day. */
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

/** Returns a parser of the named parameters. Unknown parameters are ignored; invalid values count as absent. */
function parserFor<K extends keyof SearchParams>(...names: K[]): (raw: RawSearch) => Pick<SearchParams, K> {
  return (raw) => {
    const found: RawSearch = {};
    for (const name of names) {
      const value = readValue(kinds[name], raw[name]);
      if (value !== undefined) found[name] = value;
    }
    return found as Pick<SearchParams, K>;
  };
}

/** Parameters that every screen accepts. */
export const anywhereSearch = parserFor(
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

export const signInSearch = parserFor('returnTo');
export const loansSearch = parserFor('q', 'status', 'sort', 'archived', 'p');
export const needsListSearch = parserFor(
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
export const templateSearch = parserFor('q', 'requests', 'showHidden', 'formElementId');
export const overviewSearch = parserFor('personId', 'contactsOf');
export const ofLoanSearch = parserFor('loanId');
export const accessSearch = parserFor('view', 'q');
export const activitySearch = parserFor('kind', 'byUserId');
export const recordSearch = parserFor('kind', 'byUserId', 'since', 'upTo');
export const packageSearch = parserFor('acceptedOnly');
export const traySearch = parserFor('p');
export const portalSearch = parserFor(
  'q',
  'needsListLoanId',
  'formElementId',
  'selectBorrowerPortalNewLoans',
  'contactsOf',
);
export const newContactSearch = parserFor('loanId', 'keyContact');
export const keyContactSearch = parserFor('loanId', 'loanRoleId');
export const messagesSearch = parserFor(
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
export const contactsSearch = parserFor('q', 'group', 'p');
