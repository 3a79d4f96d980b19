/**
 * Part of the application couldn't be loaded. Browsers remember that a module failed, so a retry requires reloading the
 * page, as the message says.
 */
export class ModuleLoadError extends Error {
  constructor(cause: unknown) {
    super('Part of Loanroom couldn’t be loaded. Check your connection and reload the page.', { cause });
    this.name = 'ModuleLoadError';
  }
}
