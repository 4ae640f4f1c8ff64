import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Operation } from '../contract/document.ts';
import type { Reply } from './ask.ts';
import { type Difference, fits, type Verdict } from './verdict.ts';

/** The statuses of servers that lack a call; the product treats these three alike. */
const MISSING = [404, 405, 501];

/** How the answer to a call that should have succeeded differs from the document. */
export function verdictOf(operation: Operation, reply: Reply): Verdict {
  if (operation['x-added'] && MISSING.includes(reply.status))
    return { kind: 'lacks', without: operation['x-without'] ?? '' };
  const successes = [...operation.responses.keys()].filter((status) => status.startsWith('2'));
  if (reply.trouble !== undefined) return differs('answer', successes.join(' or '), reply.trouble);
  if (!successes.includes(String(reply.status))) return differs('status', successes.join(' or '), `${reply.status}`);
  const content = operation.responses.get(String(reply.status))?.content ?? {};
  const types = Object.keys(content);
  if (types.length === 0) return fits;
  const got = reply.contentType === '' ? 'none' : reply.contentType;
  if (types.includes('*/*'))
    return reply.contentType === 'text/html' ? differs('content type', 'that of a file', got) : fits;
  if (!types.includes(reply.contentType)) return differs('content type', types.join(' or '), got);
  if (reply.json === undefined) return differs('body', 'JSON', reply.isEmpty ? 'nothing' : 'text that is no JSON');
  const validate = operation.bodyCheck(reply.contentType, String(reply.status));
  if (validate(reply.json)) return fits;
  return verdictBy(validate.errors ?? [], reply.json, content[reply.contentType]?.example);
}

const differs = (where: string, expected: string, got: string): Verdict => ({
  kind: 'differs',
  differences: [{ where, expected, got }],
});

/** For a field that only one of two shapes has, the errors of the other shape are ignored. */
const isOfUnions = ({ keyword, params }: ErrorObject): boolean =>
  keyword === 'anyOf' || keyword === 'oneOf' || (keyword === 'type' && params['type'] === 'null');

/**
 * The same for an answer that is a list without a flag and an object with it: its type decides which of the two is
 * meant.
 */
const isOfOtherBody = ({ keyword, instancePath }: ErrorObject, errors: readonly ErrorObject[]): boolean =>
  keyword === 'type' &&
  instancePath === '' &&
  errors.some((other) => other.keyword === 'anyOf' && other.instancePath === '');

const MOST = 8;

function verdictBy(errors: readonly ErrorObject[], json: unknown, example: unknown): Verdict {
  const telling = errors.filter((error) => !isOfUnions(error) && !isOfOtherBody(error, errors));
  const shown = telling.length === 0 ? errors : telling;
  const besides = [...new Set(shown.filter(isBeside).map((error) => placeOf(error, 'additionalProperty')))];
  const wrong = shown.filter((error) => !isBeside(error));
  // The product reads only known fields: an additional field has no effect.
  if (wrong.length === 0) return { kind: 'fits', besides };
  const byPlace = new Map<string, Difference>();
  for (const error of wrong) {
    const difference = differenceOf(error, json, example);
    if (!byPlace.has(difference.where)) byPlace.set(difference.where, difference);
  }
  const unknown = besides.map((where) => ({ where, expected: 'no field of this name', got: 'such a field' }));
  return { kind: 'differs', differences: [...byPlace.values(), ...unknown].slice(0, MOST) };
}

const isBeside = ({ keyword }: ErrorObject): boolean => keyword === 'additionalProperties';

/** The pointer of a place in the answer; the same field in all entries of a list is one place. */
function placeOf({ instancePath, params }: ErrorObject, property = 'missingProperty'): string {
  const name: unknown = params[property];
  const path = typeof name === 'string' ? `${instancePath}/${name}` : instancePath;
  return path === '' ? 'body' : path.replaceAll(/\/\d+(?=\/|$)/g, '/*');
}

function differenceOf(error: ErrorObject, json: unknown, example: unknown): Difference {
  const where = placeOf(error);
  const got = shapeOf(valueAt(json, error.instancePath));
  const sample = valueAt(example, error.instancePath.replaceAll(/\/\d+(?=\/|$)/g, '/0'));
  if (error.keyword === 'required') return { where, expected: 'this field', got: 'no such field' };
  if (error.keyword === 'type') return { where, expected: typeWord(String(error.params['type'])), got };
  if (typeof sample === 'string' && /^(?:format|pattern)$/.test(error.keyword))
    return { where, expected: `text such as "${sample}"`, got };
  const allowed: unknown = error.params['allowedValues'];
  const isChoice = Array.isArray(allowed);
  return { where, expected: isChoice ? `one of ${allowed.join(', ')}` : `it ${error.message}`, got };
}

const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'an object',
  string: 'text',
  integer: 'a whole number',
  null: 'null',
};
const typeWord = (type: string): string => TYPES[type] ?? `a ${type}`;

const valueAt = (value: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (inside, name) =>
        typeof inside === 'object' && inside !== null
          ? Object.getOwnPropertyDescriptor(inside, name)?.value
          : undefined,
      value,
    );

const LONGEST = 30;

/**
 * The type and format of a value, without its content: answers contain personal data, and a report may be passed on.
 */
function shapeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') {
    const alike = value.slice(0, LONGEST).replaceAll(/\d/g, '9').replaceAll(/\p{L}/gu, 'a');
    return `text like "${alike}"`;
  }
  return typeWord(typeof value);
}
