/** A step of a scenario that is run without a browser, and cannot be. */
export class NeedsBrowserError extends Error {
  override readonly name = 'NeedsBrowserError';

  constructor() {
    super('This can only be done or seen in a browser: tag the scenario @browser');
  }
}
