import type { Reply } from './ask.ts';
import type { Caller } from './caller.ts';
import type { FindingsLog } from './findings-log.ts';
import { inside, type Values } from './place.ts';
import { newMark, WRITES, type Write } from './writes.ts';

/**
 * Creates one record of each kind, changes it and deletes it.
 * @returns a sentence for each record that may not be deleted
 */
export async function checkWrites(caller: Caller, log: FindingsLog): Promise<readonly string[]> {
  const left: string[] = [];
  for (const write of WRITES) {
    // oxlint-disable-next-line no-await-in-loop -- one after another, so that a server in use is not overloaded
    left.push(...(await checkWrite(write, caller, log)));
  }
  return left;
}

async function checkWrite(write: Write, caller: Caller, log: FindingsLog): Promise<readonly string[]> {
  const mark = newMark();
  const made = await caller.call(write.makes, {}, write.carries(mark));
  log.enter(write.makes, made);
  const seen = await list(write, caller);
  // Only records with the mark, whatever id was answered; also after a refusal: a server may fail after it has written.
  const ids = new Set(idsIn(marked([made.json, ...(seen ?? [])], mark)));
  const isGone: boolean[] = [];
  for (const id of ids) {
    // oxlint-disable-next-line no-await-in-loop -- seldom more than one
    log.enter(write.changes, await caller.call(write.changes, { id }, write.carries(mark)));
    // oxlint-disable-next-line no-await-in-loop -- seldom more than one
    const reply = await caller.call(write.takesAway, { id });
    log.enter(write.takesAway, reply);
    isGone.push(succeeded(reply));
  }
  if (ids.size === 0) {
    log.leaveOut(write.changes, 'nothing was made that it could change');
    log.leaveOut(write.takesAway, 'nothing was made that it could take away');
  }
  const after = await list(write, caller);
  const isRefused = made.status >= 400 && made.status < 500;
  const isSurelyGone = ids.size === 0 ? isRefused : isGone.every(Boolean);
  if (after === undefined ? isSurelyGone : marked(after, mark).length === 0) return [];
  return [
    `"${mark}", made by ${write.makes}, ${after === undefined ? 'may be' : 'is'} still there: take it away by hand.`,
  ];
}

const succeeded = ({ status }: Reply): boolean => status >= 200 && status < 300;

/** Undefined where the server does not answer with a list. */
async function list({ lists, listed }: Write, caller: Caller): Promise<readonly unknown[] | undefined> {
  const { json } = await caller.call(lists, listed);
  return Array.isArray(json) ? json : undefined;
}

/** Also in a field that the server names otherwise. */
const marked = (entries: readonly unknown[], mark: string): readonly unknown[] =>
  entries.filter((entry) => JSON.stringify(entry)?.includes(mark));

const idsIn = (entries: readonly unknown[]): readonly Values[string][] =>
  entries.flatMap((entry) => {
    const id = inside(entry, 'id');
    return typeof id === 'string' || typeof id === 'number' ? [id] : [];
  });
