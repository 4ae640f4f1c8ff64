import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { PAGE } from '../drivers/target.ts';
import { fieldIn } from '../pages/controls.ts';
import { posts } from '../pages/lists.ts';
import { addFault, churchTime } from '../support/church.ts';
import { expect } from '../support/expect.ts';
import type { Fault } from '../support/faults.ts';
import { seeThing } from '../support/looks.ts';
import { type ApiCall, isCall } from '../support/parameter-values.ts';
import { sequentially } from '../support/sequentially.ts';
import type { ChurchWorld } from '../support/world.ts';

/** One row for each field or file that the server names, with its message. */
Given('{call} {fault} and says', async function (this: ChurchWorld, call: ApiCall, fault: Fault, said: DataTable) {
  const errors = Object.fromEntries(said.raw().map(([name = '', sentence = '']) => [name, [sentence]]));
  await addFault(this.church, { ...call, ...fault, body: { status: fault['status'], errors } });
});

/** With the rights of the user who is signed in. */
Given('another user posts the announcement {string}', async function (this: ChurchWorld, title: string) {
  const date = new Date(await churchTime(this.church)).toISOString();
  await this.askAsMyself('POST', 'Announcement', { title, content: '토요일 아침에 나눕니다.', author: '친교부', date });
});

When('I write the announcement/advertisement {string}', async function (this: ChurchWorld, title: string) {
  const draft = { 제목: title, 내용: '토요일 아침에 나눕니다.', 작성자: '친교부' };
  await sequentially(Object.entries(draft), ([label, text]) => this.tab.find(fieldIn(PAGE, label)).fill(text));
});

/** By a title's first words; the drafts are folded away at first. */
When('I open the draft {string}', async function (this: ChurchWorld, title: string) {
  const drafts = PAGE.getByRole('region', { name: /^임시 저장한 글 \d+개/ });
  const open = this.tab.find(drafts.getByRole('button', { name: `이어 쓰기 ${title}` }));
  await seeThing(this, drafts);
  if ((await open.count()) === 0) await this.tab.find(drafts.getByRole('heading')).click();
  await open.click();
});

Then('a new tab asked for the PDF {string}', async function (this: ChurchWorld, name: string) {
  const asked = () =>
    this.browser.traffic.sent.filter(
      (request) =>
        request.isNavigationRequest() &&
        PDF_CALLS.some((call) => isCall({ method: request.method(), url: request.url() }, call)),
    );
  await expect.poll(() => asked().length).toBe(1);
  const headers = (await asked()[0]?.response())?.headers();
  expect(headers?.['content-type']).toBe('application/pdf');
  expect(headers?.['content-disposition']).toBe(`inline; filename*=UTF-8''${encodeURIComponent(name)}`);
});

/** The PDF of a published sheet, and that of a draft. */
const PDF_CALLS: readonly ApiCall[] = [
  { method: 'GET', path: 'bibleStudy/*/download' },
  { method: 'GET', path: 'File/content/*' },
];

/** The types of the pictures, in order, as the church sends them. */
Then(
  'the pictures of advertisement {int} are {string}',
  async function (this: ChurchWorld, place: number, types: string) {
    const pictures = posts(PAGE)
      .nth(place - 1)
      .getByRole('img');
    await this.tab.soon(
      () => this.tab.find(pictures).evaluateAll(typesOf),
      (seen) => expect(seen).toEqual(types.split(', ')),
    );
  },
);

/** Runs in the page. */
function typesOf(all: readonly Element[]): Promise<(string | null)[]> {
  return Promise.all(all.map(async (one) => (await fetch(one.getAttribute('src') ?? '')).headers.get('Content-Type')));
}
