/**
 * A part of the application itself couldn't be fetched. Browsers remember of a module that it failed, so trying again
 * means loading the page anew; its message says so.
 */
export class NotLoaded extends Error {
  constructor(cause: unknown) {
    super('Part of Loanroom couldn’t be loaded. Check your connection and reload the page.', { cause });
    this.name = 'NotLoaded';
  }
}
