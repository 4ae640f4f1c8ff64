import { Given, When } from '@cucumber/cucumber';
import { addFault, holdNoMore, letCallsGo } from '../support/church.ts';
import { namedFault } from '../support/faults.ts';
import { ANY_CALL } from '../support/parameter-values.ts';
import type { ChurchWorld } from '../support/world.ts';

// A gate stands for a slow line without taking time: the church has received a call that is held (it is in the log), and goes on
// with it when it is let go. `{call} is held` stands among the faults.

Given('every call is held', async function (this: ChurchWorld) {
  this.tab.silence.expect(ANY_CALL, { once: false, isHeld: true });
  await addFault(this.church, { path: ANY_CALL.path, ...namedFault('is held') });
});

/** Those that came are held on. */
When('no further call is held', async function (this: ChurchWorld) {
  await this.tab.rest();
  this.tab.silence.holdNoMore();
  await holdNoMore(this.church);
});

/** All that the steps before bring about has happened by then. */
When('the held calls are answered', async function (this: ChurchWorld) {
  await this.tab.rest();
  this.tab.silence.endHeld();
  await letCallsGo(this.church);
});
