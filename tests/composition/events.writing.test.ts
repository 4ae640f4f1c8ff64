import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { Answer } from '@/adapters/http/answers.ts';
import { eventsWritingEntry } from '@/composition/events.writing.ts';
import type { DatedEvent } from '@/content/events/events.ts';
import type { EventsPageNews } from '@/content/events/events-page.machine.ts';
import { createAskedEditMachine } from '@/content/writing/asked-post.machine.ts';
import type { SavedDraft } from '@/content/writing/drafts.ts';
import { required } from '@/shared/actors.machine.ts';
import { aRawToken } from '../builders/access-token.ts';
import { coreOf } from '../fakes/core.ts';
import { settled } from '../fakes/deferred.ts';
import { recordedRight } from '../fakes/publishing-right.ts';
import { receiving } from '../fakes/receiver.ts';
import { answered, scriptedSender } from '../fakes/scripted-sender.ts';

const EVENT = {
  id: 71,
  name: '김장 나눔',
  start: '2026-12-05',
  end: '2026-12-05',
  type: '일반행사',
  hostedBy: '친교부',
  limit: 30,
  waitingList: true,
};
const DRAFT = { ...EVENT, writer: '김민수', saved: '2026-11-17T22:10:00Z', version: '"1"', files: [] };

/** The open form of a draft whose publication is carried out and answered as the test says. */
async function openForm(publication: Answer, stored: object = EVENT) {
  const published: DatedEvent[] = [];
  let isPublished = false;
  const { send, calls } = scriptedSender(({ method = 'GET', path }) => {
    if (method === 'GET' && path === 'api/Event?drafts=true')
      return answered(200, { drafts: isPublished ? [] : [DRAFT] });
    if (method === 'GET') return answered(200, stored, '"2"');
    isPublished = true;
    return publication;
  });
  const core = await coreOf({ kept: aRawToken({ role: 'Editor' }), send, hasDrafts: true });
  const provided = core.servicesOf(eventsWritingEntry).drafts({
    form: receiving(() => undefined),
    list: receiving<EventsPageNews | { readonly type: 'item.added'; readonly item: DatedEvent }>(
      (news) => void (news.type === 'item.added' && published.push(news.item)),
    ),
  });
  const list = createActor(provided.machine).start();
  await settled();
  const edited = provided.editing(list);
  const owner = createActor(createAskedEditMachine<SavedDraft>(), { input: { page: list } }).start();
  const editing = createActor(edited.machine, { input: edited.input({ id: EVENT.id, owner }) }).start();
  await settled();
  const opened = required(editing.getSnapshot().context.opened);
  const { machine, input } = edited.form({ opened, editing, right: recordedRight() });
  const form = createActor(machine, { input: input() }).start();
  form.send({ type: 'form.submitted' });
  await settled();
  return {
    published,
    toasts: core.toasts,
    changes: calls.filter(({ method = 'GET' }) => method !== 'GET').map(({ path }) => path),
  };
}

describe('EDIT-03 REL-16 an event with places that is published from its draft', () => {
  it.each([
    ['the answer is lost', { kind: 'unanswered', reason: 'networkError' } as const],
    ['another user has published it before', answered(404)],
  ])('is found in the calendar with its places when %s', async (_, publication) => {
    const { published, toasts, changes } = await openForm(publication);
    expect(toasts.subjects()).toEqual(['eventAdded']);
    expect(published).toMatchObject([{ id: 71, name: '김장 나눔', limit: 30 }]);
    expect(changes).toEqual(['api/Event/71/publish']);
  });

  it('is not taken for one with other places', async () => {
    const { published, toasts } = await openForm(
      { kind: 'unanswered', reason: 'networkError' },
      { ...EVENT, limit: 20 },
    );
    expect(toasts.subjects()).toEqual(['eventNotAdded']);
    expect(published).toEqual([]);
  });
});
