import * as z from 'zod/mini';
import type { PostFailure, PostField } from '@/content/domain/post.ts';
import type { FileFailure } from '@/content/domain/upload-list.ts';
import type { Failure } from '@/shared/domain/outcome.ts';

const wireProblem = z.object({ errors: z.record(z.string(), z.array(z.string())) });

/** The maximum number of errors that are read: more than any form has fields and files. */
const MOST_NAMES = 500;
const MOST_SENTENCES = 10;

type Errors = readonly (readonly [name: string, sentences: readonly string[]])[];

/** The errors of single fields and files in a failed answer (`application/problem+json`); empty when there are none. */
function errorsIn(body: unknown): Errors {
  const problem = wireProblem.safeParse(body);
  if (!problem.success) return [];
  const errors = Object.entries(problem.data.errors).slice(0, MOST_NAMES);
  return errors.map(([name, sentences]) => [name, sentences.slice(0, MOST_SENTENCES)]);
}

/**
 * The failure of a post, by the first of its fields that the server names, in any spelling of servers: `Title`,
 * `$.title`, `title[0]`.
 */
export function postFailure(reason: Failure, body: unknown, fields: readonly string[]): PostFailure {
  const named = errorsIn(body).map(([name]) => keyOf(name).replace(/^\$\.|(?:\.\d+|\[\d+\])$/g, ''));
  const refused = FIELDS.find((field) => fields.includes(field) && named.includes(field));
  return refused === undefined ? reason : `${refused}Refused`;
}

const FIELDS: readonly PostField[] = ['title', 'content', 'author'];

/**
 * The files that a failure names, each with the server's message: by file name, or by field as servers write it:
 * `file`, `Images[2]`.
 */
export function fileFailures(body: unknown, files: readonly File[], field: string): readonly FileFailure[] {
  const sentencesOf = new Map(errorsIn(body).map(([name, sentences]) => [keyOf(name), sentences.join(' ')]));
  return files.flatMap(({ name }, index) => {
    const names = [name, `${field}[${index}]`, ...(files.length === 1 ? [field] : [])].map(keyOf);
    const message = names.map((each) => sentencesOf.get(each)).find((words) => words !== undefined);
    return message === undefined ? [] : [{ index, fileName: name, message }];
  });
}

const keyOf = (name: string): string => name.normalize('NFC').toLowerCase();
