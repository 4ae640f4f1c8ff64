/** A mistake of whoever typed the command; its message is all that they need to see. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export interface Request {
  /** A tag expression; empty for all scenarios. */
  readonly tags: string;
  /** False when the demo that was built last is good enough. */
  readonly builds: boolean;
}

const USAGE = 'Usage: npm run test:features -- [--no-build] [@AUTH-05 | "@AUTH-05 and not @phone"]';

/** @throws UsageError for words that are neither an option nor a tag expression */
export function readRequest(words: readonly string[]): Request {
  const options = words.filter((word) => word.startsWith('-'));
  const expressions = words.filter((word) => !word.startsWith('-'));
  const unknown = options.find((option) => option !== '--no-build');
  if (unknown !== undefined) throw new UsageError(`Unknown option ${unknown}. ${USAGE}`);
  const tags = expressions.join(' or ');
  if (tags !== '' && !/^(?:@[\w-]+|and|or|not|[()\s])+$/.test(tags)) {
    throw new UsageError(`"${tags}" is no tag expression. ${USAGE}`);
  }
  return { tags, builds: options.length === 0 };
}
