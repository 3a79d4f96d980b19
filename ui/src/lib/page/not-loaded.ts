/**
 * A part of the application itself couldn't be fetched. Browsers remember of a module that it failed, so trying again
 * means loading the page anew.
 */
export class NotLoaded extends Error {
  constructor(cause: unknown) {
    super('A part of Loanroom could not be fetched.', { cause });
    this.name = 'NotLoaded';
  }
}
