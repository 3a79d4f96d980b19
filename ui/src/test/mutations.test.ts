import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/test\.tsx?$|schema\.d\.ts$/.test(name))
  .map((name) => ({ name, words: readFileSync(join(source, name), 'utf8') }));

/** Changes without undo, because they don't affect others or can't be undone; each with the reason. */
const others: Record<string, string> = {
  signIn: 'the page that opens says it',
  signOut: 'the page that opens says it',
  signOutEverywhere: 'the page that opens says it',
  changePassword: 'made in a form that asks for the present one',
  askForAddress: 'counts once a link is followed, and can be withdrawn until then',
  addComment: 'it stands in the talk, and the field is empty',
  sendMessage: 'held back for a moment, with Undo',
  createDraft: 'keeps by itself what is typed',
  updateDraft: 'keeps by itself what is typed',
  deleteDraft: 'the form is empty by then; its button offers the way back',
  addSubRoles: 'made by a button with its name on it; no call takes it away',
  openLoan: 'made in a window of its own, which leads to the new loan',
  importLoans: 'made in a window that shows before what becomes of each row',
  importEmployees: 'made in a window that shows before what becomes of each row',
  importPeople: 'made in a window that shows before what becomes of each row',
  addEmployee: 'made in a window; no call takes it away',
  employeeLink: 'made in a window that says what it ends',
  invitationLink: 'made in a window that says what it ends',
  agreeToCreditReport: 'the card asks, and its button answers',
  recordReport: 'made in a form; the next report replaces it',
  regenerateReport: 'the button shows it',
  revealLicence: 'only looks',
  sharingPreviewQuery: 'only looks',
  audienceQuery: 'only looks',
  beginSecondStep: 'counts once a code confirms it',
  confirmSecondStep: 'made in a form that asks for a code; its section turns it off again',
  askPasskey: 'only asks',
  signInWithPasskey: 'the page that opens says it',
  askForSignInLink: 'only asks; the form says that a mail is on its way',
  addPasskey: 'made in a form that asks for the password; its list removes it again',
  removePasskey: 'made in a form that says what it means and asks for the password',
  endSecondStep: 'made in a form that asks for password and code',
  renewRecoveryCodes: 'made in a form that asks for the password',
  cancelUpload: 'the tray offers Undo before it',
  removePdfPassword: 'what it did is said with a button that brings the original back',
  addVersion: 'what it did is said with Undo, wherever the person is by then',
  restoreVersion: 'it is the way back itself; from the list of versions it has one too',
  requestPackageTicket: 'only asks whether a download can begin',
  requestCombinedPdf: 'its row says how far it is, and removes it again',
  savePreference: 'what it sets is on the screen',
  postTyping: 'only says so',
  markThreadRead: 'who reads has seen it; each message can be marked as unread again',
};

/** Changes confirmed by their own window, and those of the upload tray, which has its own Undo. */
const asking = new Set([
  'features/sharing/held-sharings.ts',
  'features/messaging/composer/sending/outbox.ts',
  'features/messaging/actions/forward-dialog.tsx',
  'features/documents/queue/transfer/upload-bytes.ts',
  'features/documents/queue/send-file.ts',
]);

const offering = [
  'useUndoable',
  'useFiling',
  'useElementsCache',
  'useCompanyChange',
  'useRequestCall',
  'saidChange',
  'ConfirmDialog',
  'ChoiceDialog',
  // Creates the undo for callers that offer it.
  'Done<',
];

/** The functions that send changes to the server, by the file that exports them. */
const senders = files.flatMap(({ words }) =>
  words
    .split(/^(?=export )/m)
    .filter((part) => /\bapi\.(POST|PUT|PATCH|DELETE)\(/.test(part))
    .flatMap((part) => /^export (?:async )?(?:const|function) (\w+)/.exec(part)?.[1] ?? []),
);

test('every caller of a change offers undo or asks for confirmation', () => {
  expect(senders).toEqual(expect.arrayContaining(Object.keys(others)));
  const silent = files.flatMap(({ name, words }) => {
    const inScreens = /^(features|components)\//.test(name);
    if (!inScreens || asking.has(name) || offering.some((way) => words.includes(way))) return [];
    const imported = [...words.matchAll(/import \{([^}]*)\} from '(?:[^']*api[^']*|@\/features\/[^']*)'/g)].flatMap(
      ([, names = '']) => names.split(',').map((each) => each.trim()),
    );
    return imported.filter((each) => senders.includes(each) && !others[each]).map((each) => `${name} sends ${each}`);
  });
  expect(silent).toEqual([]);
});
