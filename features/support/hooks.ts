import { After, AfterAll, Before, BeforeAll, type ITestCaseHookParameter, setDefaultTimeout } from '@cucumber/cucumber';
import type { Driver } from '../drivers/driver.ts';
import { fromEnvironment } from './environment.ts';
import { LONG_MS } from './expect.ts';
import type { ChurchWorld } from './world.ts';

// What a step waits for ends first, and says what did not come.
setDefaultTimeout(3 * LONG_MS);

let driver: Driver | undefined;

const present = (): Driver => {
  if (driver === undefined) throw new Error('The driver did not start');
  return driver;
};

// Each is loaded only where it drives: neither needs what the other one does.
BeforeAll(async () => {
  driver =
    fromEnvironment('DRIVER') === 'dom'
      ? await (await import('../drivers/dom/driver.ts')).openDomDriver()
      : await (await import('../drivers/browser/driver.ts')).openBrowserDriver();
});

AfterAll(async () => {
  await driver?.close();
});

Before(async function (this: ChurchWorld, scenario: ITestCaseHookParameter) {
  this.begin(await present().begin(scenario));
});

After(function (this: ChurchWorld, scenario: ITestCaseHookParameter) {
  return present().end(scenario, {
    picture: (picture) => this.attach(picture, 'image/jpeg'),
    text: (text) => this.attach(text, 'text/plain'),
  });
});
