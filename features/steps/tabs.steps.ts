import { When } from '@cucumber/cucumber';
import type { ChurchWorld } from '../support/world.ts';

/** A page of nobody, which hears nothing of what the other tabs say. */
When('this tab goes to another site', async function (this: ChurchWorld) {
  await this.page.goto('data:text/html,<title>elsewhere</title>');
});
