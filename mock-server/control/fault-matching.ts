import type { Fault } from './control-schema.ts';

/** The part of a path that faults are matched against: after `/api/`, in lower case, without slashes at its ends. */
const apiPath = (path: string): string =>
  path
    .toLowerCase()
    .replace(/^.*?\/?api\//, '')
    .replace(/^\/+|\/+$/g, '');

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * `*` stands for any characters except a flag, and alone for every call; `{number}` for a number, any other `{id}` for
 * a segment that is not a file's name, such as `calendar.ics`.
 */
const patternOf = (path: string): RegExp => {
  if (path === '*') return /./;
  const parts = apiPath(path).split(/(\*|\{\w+\})/);
  return new RegExp(`^${parts.map((part) => wildcards[part] ?? wildcards[part.charAt(0)] ?? escaped(part)).join('')}$`);
};

const wildcards: Readonly<Record<string, string>> = { '*': '[^?]*', '{': '[^/.?]+', '{number}': String.raw`\d+` };

/** A call in the form in which faults are matched against it. */
export interface FaultyCall {
  readonly method: string;
  readonly path: string;
  /** The flag in its query, which distinguishes it from another call. */
  readonly query?: string;
}

/** The flag in a query, as it is written behind the path of a fault. */
export const flagIn = (query = ''): string => {
  const flag = [...new URLSearchParams(query)].find(([name, value]) => /^drafts?$/i.test(name) && value === 'true');
  return flag === undefined ? '' : `?${flag[0].toLowerCase()}=true`;
};

/** Whether a fault matches a call; both paths are compared in lower case, without slashes at their ends. */
export const isMeantFor = (fault: Fault, { method, path, query }: FaultyCall): boolean =>
  (fault.method === undefined || fault.method.toLowerCase() === method.toLowerCase()) &&
  patternOf(fault.path).test(`${apiPath(path)}${flagIn(query)}`);

/** The faults that remain after one of them was used once more. */
export const withoutOneUse = (faults: readonly Fault[], used: Fault): Fault[] =>
  faults.flatMap((fault) => {
    if (fault !== used || fault.times === undefined) return [fault];
    return fault.times === 1 ? [] : [{ ...fault, times: fault.times - 1 }];
  });
