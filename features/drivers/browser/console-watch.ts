import type { BrowserContext, ConsoleMessage } from 'playwright';

/** The console output of a scenario's pages, and the part of it that is a fault of the application. */
export interface ConsoleWatch {
  /** All output, for the report of a failed scenario. */
  readonly lines: readonly string[];
  /** Uncaught errors and violations of the Content-Security-Policy, which are always faults. */
  readonly faults: readonly string[];
  /** Logged errors, which are faults unless the scenario expects them (`@logs-errors`). */
  readonly errors: readonly string[];
}

export function watchConsole(context: BrowserContext): ConsoleWatch {
  const watch = { lines: [] as string[], faults: [] as string[], errors: [] as string[] };
  context.on('console', (message) => {
    watch.lines.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    if (isPolicyFailure(message)) watch.faults.push(message.text());
    else if (message.type() === 'error' && !isExpectedAnswer(message)) watch.errors.push(message.text());
  });
  // Exceptions that a page catches, such as a library's test of `eval`, are not in the console.
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

// The browser itself reports every refused call, every missing page, and every map tile that a busy worker passed on to
// a missing server, whether or not the site handles them (the map shows an error state). A missing script is a fault.
const isExpectedAnswer = (message: ConsoleMessage): boolean =>
  message.text().startsWith('Failed to load resource') &&
  /\/api\/|\/[^./?]*(?:\?|$)|tile\.openstreetmap\.org/.test(message.location().url);
