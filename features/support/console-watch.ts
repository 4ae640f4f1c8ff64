import type { BrowserContext, ConsoleMessage } from 'playwright';

/** What the pages of one scenario say to a developer, and what of it is a fault of the product. */
export interface ConsoleWatch {
  /** Everything, for the report of a failed scenario. */
  readonly lines: readonly string[];
  /** Errors that nobody caught, and failures of the Content-Security-Policy: always faults. */
  readonly faults: readonly string[];
  /** What was logged as an error: a fault unless the scenario expects it (`@logs-errors`). */
  readonly errors: readonly string[];
}

export function watchConsole(context: BrowserContext): ConsoleWatch {
  const watch = { lines: [] as string[], faults: [] as string[], errors: [] as string[] };
  context.on('console', (message) => {
    watch.lines.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    if (isPolicyFailure(message)) watch.faults.push(message.text());
    else if (message.type() === 'error' && !isExpectedAnswer(message)) watch.errors.push(message.text());
  });
  // What a page catches itself, such as a library's try of `eval`, stands in no console.
  void context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) =>
      reportError(new Error(`Content Security Policy: ${violatedDirective} refused in ${sourceFile}`)),
    ),
  );
  context.on('weberror', (error) => {
    const text = error.error().stack ?? error.error().message;
    watch.lines.push(`uncaught: ${text}`);
    watch.faults.push(text);
  });
  return watch;
}

const isPolicyFailure = (message: ConsoleMessage): boolean => /content security policy/i.test(message.text());

// The browser reports every refused call, and every page that does not exist, by itself, whether or not the site deals
// with it, and every tile of the map that a busy worker let through to a server that is not there: the map shows a face of
// its own where tiles fail. A script that is missing is a fault.
const isExpectedAnswer = (message: ConsoleMessage): boolean =>
  message.text().startsWith('Failed to load resource') &&
  /\/api\/|\/[^./?]*(?:\?|$)|tile\.openstreetmap\.org/.test(message.location().url);
