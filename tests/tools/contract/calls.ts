import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { contractOperations, type Operation } from './document.ts';

/** A request to a server. */
export interface ContractRequest {
  readonly method: string;
  readonly url: string;
  /** '' without a body. */
  readonly contentType: string;
  /** The body as JSON; undefined for a form, and without a body. */
  readonly json?: unknown;
  /** The names of a form's fields, where they can be read. */
  readonly fields?: readonly string[];
}

export interface ContractAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly json?: unknown;
}

const isNumber = (text: string): boolean => /^-?\d+$/.test(text);

interface Match {
  readonly operation: Operation;
  readonly values: Readonly<Record<string, string>>;
}

/** The call at an address: the one with the fewest parameters, as a server would choose it. */
function matchOf({ method, url }: Pick<ContractRequest, 'method' | 'url'>): Match | undefined {
  const { pathname } = new URL(url, 'http://contract');
  const matches = contractOperations()
    .filter((operation) => operation.method === method.toLowerCase())
    .flatMap((operation) => {
      const found = operation.pattern.exec(pathname);
      return found === null ? [] : [{ operation, values: { ...found.groups } }];
    });
  return matches.toSorted((one, other) => Object.keys(one.values).length - Object.keys(other.values).length)[0];
}

export const operationOf = (request: Pick<ContractRequest, 'method' | 'url'>): Operation | undefined =>
  matchOf(request)?.operation;

const lineOf = ({ instancePath, message = '', params }: ErrorObject): string =>
  `${instancePath === '' ? 'it' : instancePath} ${message} ${JSON.stringify(params)}`;

const faultsBy = (validate: ValidateFunction, value: unknown): readonly string[] =>
  validate(value) ? [] : (validate.errors ?? []).map(lineOf);

function parameterFaults({ operation, values }: Match, query: URLSearchParams): readonly string[] {
  const declared = operation.parameters.map((parameter, index) => ({ ...parameter, index }));
  const strangers = [...query.keys()].filter(
    (name) => !declared.some((parameter) => parameter.in === 'query' && parameter.name === name),
  );
  const wrong = declared
    .filter((parameter) => parameter.in === 'path' || parameter.in === 'query')
    .flatMap((parameter) => {
      const text =
        parameter.in === 'path' ? decodeURIComponent(values[parameter.name] ?? '') : query.get(parameter.name);
      if (text === null) return parameter.required ? [`its query lacks ${parameter.name}`] : [];
      const value = parameter.schema.type === 'integer' && isNumber(text) ? Number(text) : text;
      const faults = faultsBy(operation.parameterCheck(parameter.index), value);
      return faults.map((fault) => `its ${parameter.name} "${text}": ${fault}`);
    });
  return [...strangers.map((name) => `its query has ${name}, which nobody declared`), ...wrong];
}

const namesIn = (json: unknown): readonly string[] =>
  typeof json === 'object' && json !== null && !Array.isArray(json) ? Object.keys(json) : [];

function bodyFaults({ requestBody, bodyCheck }: Operation, request: ContractRequest): readonly string[] {
  const [type = ''] = request.contentType.split(';').map((part) => part.trim());
  if (type === '') return requestBody?.required === true ? ['it lacks a body'] : [];
  if (requestBody === undefined) return [`it carries ${type}, and should carry nothing`];
  const declared = requestBody.content[type];
  if (declared === undefined) return [`it carries ${type}`];
  const isJson = type === 'application/json';
  const shapes = declared.schema?.anyOf ?? [declared.schema ?? {}];
  const isOpen = shapes.some(
    ({ properties, additionalProperties }) => properties === undefined || additionalProperties !== undefined,
  );
  const strangers = (isJson ? namesIn(request.json) : (request.fields ?? [])).filter(
    (name) => !isOpen && !shapes.some(({ properties = {} }) => Object.hasOwn(properties, name)),
  );
  return [
    ...strangers.map((name) => `its body has ${name}, which nobody declared`),
    ...(isJson ? faultsBy(bodyCheck(type), request.json) : []).map((fault) => `its body: ${fault}`),
  ];
}

/** How a request differs from the OpenAPI document; a call that is not in it counts as a difference too. */
export function requestFaults(request: ContractRequest): readonly string[] {
  const match = matchOf(request);
  const name = `${request.method} ${request.url}`;
  if (match === undefined) return [`${name} is not in the contract`];
  const query = new URL(request.url, 'http://contract').searchParams;
  return [...parameterFaults(match, query), ...bodyFaults(match.operation, request)].map(
    (fault) => `${name}: ${fault}`,
  );
}

/** How an answer differs from the OpenAPI document. */
export function answerFaults(
  request: Pick<ContractRequest, 'method' | 'url'>,
  { status, contentType, json }: ContractAnswer,
): readonly string[] {
  const operation = operationOf(request);
  const name = `${request.method} ${request.url} answered ${status}`;
  if (operation === undefined) return [`${name} and is not in the contract`];
  const declared = operation.responses.get(String(status));
  if (declared === undefined) return [`${name}, which is not declared`];
  const [type = ''] = contentType.split(';').map((part) => part.trim());
  const types = Object.keys(declared.content ?? {});
  if (types.length === 0) return json === undefined ? [] : [`${name} with a body`];
  if (types.includes('*/*')) return [];
  if (!types.includes(type)) return [`${name} with ${type}`];
  const validate = operation.bodyCheck(type, String(status));
  return faultsBy(validate, json).map((fault) => `${name}: ${fault}`);
}
