import { Then } from '@cucumber/cucumber';
import { PAGE } from '../drivers/target.ts';
import { coveredBy, toolsButton } from '../pages/demo-tools.ts';
import { expect } from '../support/expect.ts';
import { sequentially } from '../support/sequentially.ts';
import type { ChurchWorld } from '../support/world.ts';

Then('the button of the demo tools covers nothing at 360, 768 and 1280 px', async function (this: ChurchWorld) {
  const button = this.on(toolsButton(PAGE));
  await sequentially([360, 768, 1280], async (width) => {
    await this.page.setViewportSize({ width, height: 800 });
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), `its size at ${width} px`).toBeGreaterThanOrEqual(24);
    expect(await button.evaluate(coveredBy), `what lies below it at ${width} px`).toEqual([]);
  });
});
