// The tests of each domain: `npm test -- messaging` runs those of one domain in every stage that has any.

/**
 * For each domain: `rust` are filters of `cargo test` (unit and integration tests whose paths contain them), `ui` are
 * folders in ui/src/features, and `stories` are beginnings of paths in ui/e2e.
 */
export const domains = {
  identity: {
    rust: ['identity::'],
    ui: ['identity'],
    stories: ['accounts/', 'office/audit-record', 'office/first-run'],
  },
  team: {
    rust: ['team::'],
    ui: ['team', 'company'],
    stories: [
      'loan-team',
      'borrowing-team',
      'office/people-searches',
      'office/import-people',
      'office/company-logo',
      'office/empty-office',
    ],
  },
  loans: {
    rust: ['loans::', 'loan_creation::', 'entities::', 'activity::', 'dashboard::'],
    ui: ['loans', 'entities', 'activity', 'spreadsheet'],
    stories: ['entities-and-person-cards', 'office/'],
  },
  documents: {
    rust: ['documents::', 'secure_upload::', 'virus_check::'],
    ui: ['documents', 'secure-upload'],
    stories: ['documents/', 'portal/'],
  },
  needs_list: {
    rust: ['needs_list::', 'templates::', 'tasks::', 'reminders::'],
    ui: ['needs-list', 'templates', 'portal', 'reminders'],
    stories: ['needs-list/', 'request-upload-accept', 'templates', 'portal/'],
  },
  contacts: { rust: ['contacts::'], ui: ['contacts'], stories: ['loan-team'] },
  sharing: {
    rust: ['sharing::'],
    ui: ['sharing'],
    stories: ['visibility', 'needs-list/assign'],
  },
  individuals: {
    rust: ['individuals::'],
    ui: ['individuals'],
    stories: ['entities-and-person-cards'],
  },
  messaging: {
    rust: ['messaging::'],
    ui: ['messaging'],
    stories: ['messaging/'],
  },
  notifications: {
    rust: ['notices::', 'notifications::', 'home::'],
    ui: ['notifications'],
    stories: ['office/notifications', 'office/uploaded-emails'],
  },
  realtime: {
    rust: ['realtime::'],
    ui: ['realtime'],
    stories: ['accounts/lending-team', 'messaging/offline'],
  },
};

/** The domain of that name, written with `_` or `-`, or undefined. */
export const findDomain = (name) => domains[name.replaceAll('-', '_')];
