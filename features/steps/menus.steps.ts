import { When } from '@cucumber/cucumber';
import type { ChurchWorld } from '../support/world.ts';

When('I open the menu', async function (this: ChurchWorld) {
  await this.page.getByRole('button', { name: '메뉴', exact: true }).click();
});

When('I click {string} in the navigation {string}', async function (this: ChurchWorld, words: string, name: string) {
  const navigation = this.page.getByRole('navigation', { name, exact: true });
  await navigation.getByRole('link', { name: words, exact: true }).click();
});
