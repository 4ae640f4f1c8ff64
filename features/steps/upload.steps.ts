import { After, Then, When } from '@cucumber/cucumber';
import { dropFiles, mendFile, removeFiles, spoilFile } from '../drivers/browser/upload-files.ts';
import { PAGE } from '../drivers/target.ts';
import { dropZone, fileInput, fileRows } from '../pages/uploads.ts';
import { expect } from '../support/expect.ts';
import { sequentially } from '../support/sequentially.ts';
import type { ChurchWorld } from '../support/world.ts';

const listed = (names: string): readonly string[] => names.split(',').map((name) => name.trim());

After(removeFiles);

/** With the device's file picker, or by dropping from another window. */
When(
  /^I (choose|drop) (?:the files? "([^"]*)"|(\d+) pages)$/,
  async function (this: ChurchWorld, how: string, names: string | null, count: string | null) {
    const files = names === null ? pagesUpTo(Number(count)) : listed(names);
    if (how === 'drop') await dropFiles(this.on(dropZone(PAGE)), files);
    else await this.tab.chooseFiles(fileInput(PAGE), files);
  },
);

const pagesUpTo = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `쪽${at + 1}.png`);

/** Files that change on the device between their selection and their upload. */
When(/^the files "([^"]*)" (break|are whole again) on my device$/, async function (names: string, what: string) {
  await sequentially(listed(names), what === 'break' ? spoilFile : mendFile);
});

Then('the file(s) to upload is/are {string}', async function (this: ChurchWorld, names: string) {
  const expected = listed(names);
  await this.tab.soon(
    () => this.tab.find(fileRows(PAGE)).allInnerTexts(),
    (rows) => expect(rows, 'files to upload').toEqual(expected.map((name) => expect.stringContaining(name))),
  );
});
