import { type DataTable, Then } from '@cucumber/cucumber';
import { expect } from '../support/expect.ts';
import type { ChurchWorld } from '../support/world.ts';

Then('the church holds of member {int}', async function (this: ChurchWorld, id: number, fields: DataTable) {
  const wanted = fields.raw().map(([field = '', text = '']) => [field, text]);
  expect(await this.askAsMyself('GET', `member/${id}`)).toMatchObject(Object.fromEntries(wanted));
});
