import type { Fault } from './control-schema.ts';

/** The part of a path that faults are matched against: after `/api/`, in lower case, without slashes at its ends. */
const apiPath = (path: string): string =>
  path
    .toLowerCase()
    .replace(/^.*?\/?api\//, '')
    .replace(/^\/+|\/+$/g, '');

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * `*` stands for anything, `{number}` for a number, any other `{id}` for what is between two slashes and is no file's name, such
 * as `calendar.ics`.
 */
const patternOf = (path: string): RegExp => {
  const parts = apiPath(path).split(/(\*|\{\w+\})/);
  return new RegExp(`^${parts.map((part) => wildcards[part] ?? wildcards[part.charAt(0)] ?? escaped(part)).join('')}$`);
};

const wildcards: Readonly<Record<string, string>> = { '*': '.*', '{': '[^/.]+', '{number}': String.raw`\d+` };

/** Whether a fault is meant for a call; both paths are read without regard to case and to slashes at their ends. */
export const isMeantFor = (fault: Fault, call: { readonly method: string; readonly path: string }): boolean =>
  (fault.method === undefined || fault.method.toLowerCase() === call.method.toLowerCase()) &&
  patternOf(fault.path).test(apiPath(call.path));

/** The faults that remain when one of them has spoiled one more call. */
export const withoutOneUse = (faults: readonly Fault[], used: Fault): Fault[] =>
  faults.flatMap((fault) => {
    if (fault !== used || fault.times === undefined) return [fault];
    return fault.times === 1 ? [] : [{ ...fault, times: fault.times - 1 }];
  });
