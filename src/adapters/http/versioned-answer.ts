import type { ZodMiniType } from 'zod/mini';
import type { Versioned } from '@/content/domain/revision.ts';
import { done, type Outcome } from '@/shared/domain/outcome.ts';
import { type Answer, parseAnswer, versionIn } from './answer.ts';

/** A post in an answer, with the version that its ETag names. */
export function readVersioned<Item>(answer: Answer, wireItem: ZodMiniType<Item>): Outcome<Versioned<Item>> {
  const read = parseAnswer(answer, wireItem);
  return read.kind === 'done' ? done({ item: read.value, version: versionIn(answer) }) : read;
}
