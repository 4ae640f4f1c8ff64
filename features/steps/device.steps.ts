import { Given, When } from '@cucumber/cucumber';
import type { ChurchWorld } from '../support/world.ts';

/** What the reader's browser lets pages keep; before the first visit. */
Given(/^(session|local) storage is (blocked|full)$/, async function (this: ChurchWorld, area: string, how: string) {
  // As text: a getter would be compiled into something that the page does not have.
  const [owner, name, error] =
    how === 'blocked'
      ? ['window', `${area}Storage`, 'SecurityError']
      : ['Storage.prototype', 'setItem', 'QuotaExceededError'];
  await this.context.addInitScript({
    content: `Object.defineProperty(${owner}, '${name}', { get() { throw new DOMException('Refused', '${error}'); } });`,
  });
});

When('I prefer less motion', function (this: ChurchWorld) {
  return this.page.emulateMedia({ reducedMotion: 'reduce' });
});

When('the line is cut', function (this: ChurchWorld) {
  return this.context.setOffline(true);
});

Given('my browser has no service workers', async function (this: ChurchWorld) {
  await this.context.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
});
