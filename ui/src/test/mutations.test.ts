import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/test\.tsx?$|schema\.d\.ts$/.test(name))
  .map((name) => ({ name, words: readFileSync(join(source, name), 'utf8') }));

/** Changes without undo, because they don't affect others or can't be undone; each with the reason. */
const others: Record<string, string> = {
  signIn: 'the page that opens shows it',
  signOut: 'the page that opens shows it',
  signOutEverywhere: 'the page that opens shows it',
  changePassword: 'its form asks for the current password',
  askForAddress: 'takes effect once a link is followed, and can be withdrawn until then',
  addComment: 'the comment is shown, and the field is empty',
  sendMessage: 'delayed by the undo period',
  createDraft: 'autosave',
  updateDraft: 'autosave',
  deleteDraft: 'the form is empty by then; its button offers undo',
  addSubRoles: 'an explicit button; there is no call to undo it',
  openLoan: 'a dialog that opens the new loan',
  importLoans: 'a dialog that previews the outcome of each row',
  importEmployees: 'a dialog that previews the outcome of each row',
  importPeople: 'a dialog that previews the outcome of each row',
  addEmployee: 'a dialog; there is no call to undo it',
  employeeLink: 'a dialog that says which link it revokes',
  invitationLink: 'a dialog that says which link it revokes',
  agreeToCreditReport: 'an explicit button on a card that asks for it',
  recordReport: 'a form; the next report replaces it',
  regenerateReport: 'the button shows the progress',
  revealLicence: 'read-only',
  sharingPreviewQuery: 'read-only',
  audienceQuery: 'read-only',
  beginSecondStep: 'takes effect once a code confirms it',
  confirmSecondStep: 'its form asks for a code; its section turns it off again',
  askPasskey: 'creates a challenge only',
  signInWithPasskey: 'the page that opens shows it',
  askForSignInLink: 'sends an email only, which the form reports',
  addPasskey: 'its form asks for the password; its list removes it again',
  removePasskey: 'its form explains the effect and asks for the password',
  endSecondStep: 'its form asks for password and code',
  renewRecoveryCodes: 'its form asks for the password',
  cancelUpload: 'the tray offers undo before the call',
  removePdfPassword: 'reported with a button that restores the original',
  addVersion: 'reported with undo on any page',
  restoreVersion: 'an undo itself; the list of versions offers undo too',
  requestPackageTicket: 'checks only whether a download can start',
  requestCombinedPdf: 'its row shows the progress, and removes it again',
  savePreference: 'its effect is on screen',
  postTyping: 'a transient event',
  markThreadRead: 'reading is visible; each message can be marked as unread again',
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
  'CompletedChange<',
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
