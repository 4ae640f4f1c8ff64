import { describe, expect, it } from 'vitest';
import type { HttpCall } from '@/adapters/http/client.ts';
import { refused } from '@/shared/outcome.ts';
import { answered, scriptedSender } from '../fakes/scripted-sender.ts';
import { formCalls, readingCalls, writingCalls } from '../promises/port-calls.ts';
import { operationOf } from '../tools/contract/calls.ts';
import { contractOperations } from '../tools/contract/document.ts';

const calls = [...readingCalls, ...writingCalls, ...formCalls];

/** The operation of a call of the product, by the last request that it sends. */
async function operationBehind({ run }: (typeof calls)[number]) {
  const { send, calls: sent } = scriptedSender(() => answered(200, {}));
  await run(send);
  const { method = 'GET', path = '' }: Partial<HttpCall> = sent.at(-1) ?? {};
  return operationOf({ method, url: `/${path}` });
}

const behind = await Promise.all(calls.map(async (call) => ({ call, operation: await operationBehind(call) })));
const added = behind.filter(({ operation }) => operation?.['x-added'] === true);

// After a 404 for a member, a post or an event, the server may lack the call, or the record: the use-case finds out
// which (see there).
const ASKED_FURTHER = [
  'changeAnnouncement',
  'changeAdvertisement',
  'changeBibleStudy',
  'changeEvent',
  'changeMember',
  'deleteMember',
  'pinAdvertisement',
  'pinAnnouncement',
  'pinBibleStudy',
  'publishAdvertisementDraft',
  'publishAnnouncementDraft',
  'publishBibleStudyDraft',
  'publishEventDraft',
  'readAdvertisement',
  'readBibleStudy',
  'readEvent',
];

const answers = added.flatMap(({ call, operation }) =>
  [404, 405, 501]
    .filter((status) => status !== 404 || !ASKED_FURTHER.includes(operation?.operationId ?? ''))
    .map((status) => [call.name, status, call] as const),
);

describe('CONT-04 a call that the server may lack', () => {
  it('is each that the contract marks as added', () => {
    const marked = contractOperations().filter((operation) => operation['x-added']);
    const asked = added.map(({ operation }) => operation?.operationId);
    // 당회 and committees are written in the same way as societies.
    const likeSocieties = ['changeSession', 'changeCommittee'];
    // Requested by an image, whose address another answer contains.
    const byImage = ['readPhoto'];
    const missing = marked.map(({ operationId }) => operationId).filter((id) => !asked.includes(id));
    expect(missing.toSorted((one, other) => one.localeCompare(other))).toEqual([
      ...likeSocieties.toReversed(),
      ...byImage,
    ]);
  });

  it.each(answers)('%s is unsupported where the server answers %i', async (_, status, { run }) => {
    const { send } = scriptedSender(() => answered(status));
    expect(await run(send)).toEqual(refused('unsupported'));
  });
});
