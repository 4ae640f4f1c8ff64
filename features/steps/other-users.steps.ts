import { type DataTable, Given } from '@cucumber/cucumber';
import type { ChurchWorld } from '../support/world.ts';

/** The addresses at which each kind of record is changed. */
const PATHS: ReadonlyMap<string, string> = new Map([
  ['member', 'member'],
  ['announcement', 'Announcement'],
  ['event', 'Event'],
]);

/** By another user, not through this page; the fields that are not named stay. A pin has a call of its own. */
Given(
  'another user changes {word} {int}',
  async function (this: ChurchWorld, kind: string, id: number, fields: DataTable) {
    const path = `${PATHS.get(kind) ?? kind}/${id}`;
    const { pinnedUntil, ...texts }: Record<string, string> = Object.fromEntries(fields.raw());
    if (pinnedUntil !== undefined) await this.askAsMyself('PUT', `${path}/pin`, { until: pinnedUntil });
    if (Object.keys(texts).length === 0) return;
    const now = await this.askAsMyself('GET', path);
    await this.askAsMyself('PUT', path, Object.assign({}, now, texts));
  },
);

Given('another user deletes {word} {int}', async function (this: ChurchWorld, kind: string, id: number) {
  await this.askAsMyself('DELETE', `${PATHS.get(kind) ?? kind}/${id}`);
});
