/** The address of every screen, once. `$name` stands for a parameter. */
export const paths = {
  home: '/',
  signIn: '/sign-in',
  loans: '/loans',
  loan: '/loans/$loanId',
  needsList: '/loans/$loanId/needs-list',
  package: '/loans/$loanId/package',
  shoebox: '/shoebox/$userId',
  templates: '/templates',
  template: '/templates/$templateId',
  portal: '/portal',
  portalLender: '/portal/$lenderId',
  portalTasks: '/portal/$lenderId/tasks',
} as const;
