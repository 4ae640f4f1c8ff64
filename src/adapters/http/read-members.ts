import type { MemberEntry } from '@/admin/domain/member.ts';
import { type Outcome, refused } from '@/shared/domain/outcome.ts';
import { parseAnswer } from './answer.ts';
import type { HttpClient } from './http-client.ts';
import { nextTask } from './next-task.ts';
import { wireMembers } from './wire-member.ts';

/**
 * Reads the register of members over HTTP. The result comes in a task of its own: to validate hundreds of entries and to
 * show them would together be so long a task that a press has to wait for it.
 */
export async function readMembers(send: HttpClient, signal?: AbortSignal): Promise<Outcome<readonly MemberEntry[]>> {
  const members = parseAnswer(await send({ path: 'api/Member', signal }), wireMembers);
  if (members.kind === 'refused') return members;
  await nextTask();
  return signal?.aborted === true ? refused('aborted') : members;
}
