import { Given, Then, When } from '@cucumber/cucumber';
import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import * as z from 'zod';
import { inTurn } from '../support/in-turn.ts';
import type { ChurchWorld } from '../support/world.ts';

const peopleSchema = z.array(z.object({ id: z.number(), name: z.string() }));
const dutiesSchema = z.array(z.object({ id: z.number(), name: z.string(), members: peopleSchema }));

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The part of a name by which it is dragged; a family bears the name of its head. */
const pieceOf = ({ page }: ChurchWorld, name: string): Locator =>
  page.locator('[data-piece]').filter({ hasText: new RegExp(`^${name}(?! 가정)`) });

/** A duty, a zone or a family by its heading; an office as `비야모라 구역 권찰`. */
function placeOf({ page }: ChurchWorld, name: string): Locator {
  const [, zone, office] = /^(.* 구역) (인도자|구역장|권찰)$/.exec(name) ?? [];
  if (zone !== undefined && office !== undefined) {
    return page.getByRole('region', { name: zone }).locator('[data-spot^="office:"]').filter({ hasText: office });
  }
  if (name.endsWith(' 가정')) {
    return page.locator('[data-spot^="home:"]').filter({ has: page.locator('[data-piece]', { hasText: name }) });
  }
  return page
    .locator('section[data-spot]')
    .filter({ has: page.getByRole('heading', { name: new RegExp(`^${name} `) }) });
}

async function middleOf(thing: Locator): Promise<Point> {
  const box = await thing.boundingBox();
  if (box === null) throw new Error('There is nothing to take hold of');
  return { x: box.x + Math.min(40, box.width / 2), y: box.y + Math.min(24, box.height / 2) };
}

/** Both are on the screen, as they have to be for a hand. */
async function show(page: Page, ...things: readonly Locator[]): Promise<void> {
  await inTurn(things, (thing) => thing.scrollIntoViewIfNeeded());
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

async function dragTo(world: ChurchWorld, name: string, end: () => Promise<Point>): Promise<void> {
  const { page } = world;
  const start = await middleOf(pieceOf(world, name));
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 12, start.y, { steps: 3 });
  await expect(pieceOf(world, name)).toHaveAttribute('aria-pressed', 'true');
  const goal = await end();
  await page.mouse.move(goal.x, goal.y, { steps: 8 });
}

When('I drag {string} over {string}', async function (this: ChurchWorld, name: string, place: string) {
  const target = placeOf(this, place);
  await show(this.page, target, pieceOf(this, name));
  await dragTo(this, name, () => middleOf(target));
});

When('I drag {string} onto {string}', async function (this: ChurchWorld, name: string, place: string) {
  const target = placeOf(this, place);
  await show(this.page, target, pieceOf(this, name));
  await dragTo(this, name, () => middleOf(target));
  await this.page.mouse.up();
});

/** A quick hand: the last move and the release come one right after the other. */
When('I throw {string} onto {string}', async function (this: ChurchWorld, name: string, place: string) {
  const target = placeOf(this, place);
  await show(this.page, target, pieceOf(this, name));
  const start = await middleOf(pieceOf(this, name));
  const goal = await middleOf(target);
  const session = await this.context.newCDPSession(this.page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', at: Point) =>
    session.send('Input.dispatchMouseEvent', { type, ...at, button: 'left', buttons: 1, clickCount: 1 });
  await mouse('mousePressed', start);
  await mouse('mouseMoved', { x: start.x + 12, y: start.y });
  await expect(pieceOf(this, name)).toHaveAttribute('aria-pressed', 'true');
  await Promise.all([mouse('mouseMoved', goal), mouse('mouseReleased', goal)]);
});

When('I drag {string} outside of every place', async function (this: ChurchWorld, name: string) {
  await show(this.page, pieceOf(this, name));
  await dragTo(this, name, () => Promise.resolve({ x: 3, y: 300 }));
  await this.page.mouse.up();
});

When('I let go', function (this: ChurchWorld) {
  return this.page.mouse.up();
});

/** A finger on the glass, as the browser itself would feel it. */
async function fingerOf({ context, page }: ChurchWorld) {
  const session = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }) => ({ x, y })) });
  return {
    down: (at: Point) => touch('touchStart', at),
    moveTo: (from: Point, to: Point) =>
      inTurn([1, 2, 3, 4, 5, 6, 7, 8], (step) =>
        touch('touchMove', {
          x: from.x + ((to.x - from.x) * step) / 8,
          y: from.y + ((to.y - from.y) * step) / 8,
        }),
      ),
    up: () => touch('touchEnd'),
  };
}

When('I drag {string} onto {string} with a finger', async function (this: ChurchWorld, name: string, place: string) {
  const target = placeOf(this, place);
  await show(this.page, target, pieceOf(this, name));
  const start = await middleOf(pieceOf(this, name));
  const finger = await fingerOf(this);
  await finger.down(start);
  await expect(pieceOf(this, name)).toHaveAttribute('aria-pressed', 'true');
  await finger.moveTo(start, await middleOf(target));
  await expect(said(this)).toContainText(place);
  await finger.up();
});

When('I swipe upwards over {string}', async function (this: ChurchWorld, name: string) {
  await show(this.page, pieceOf(this, name));
  const start = await middleOf(pieceOf(this, name));
  const finger = await fingerOf(this);
  await finger.down(start);
  await finger.moveTo(start, { x: start.x, y: start.y - 160 });
  await finger.up();
});

Then('the page has scrolled and nobody was lifted', async function (this: ChurchWorld) {
  await expect.poll(() => this.page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await expect(this.page.locator('[data-piece][aria-pressed="true"]')).toHaveCount(0);
  await expect(said(this)).toHaveText('');
});

When('I lift {string} by keys', async function (this: ChurchWorld, name: string) {
  await pieceOf(this, name).focus();
  await this.page.keyboard.press('Space');
  await expect(said(this)).toContainText('들었습니다');
});

const said = ({ page }: ChurchWorld): Locator => page.locator('[id^="DndLiveRegion"]');

Then('a screen reader says {string}', async function (this: ChurchWorld, words: string) {
  await expect(said(this)).toHaveAttribute('aria-live', 'assertive');
  await expect(said(this)).toHaveText(words);
});

Then('{string} has the keyboard', async function (this: ChurchWorld, name: string) {
  await expect(pieceOf(this, name)).toBeFocused();
});

Then('{string} is described by how to move it', async function (this: ChurchWorld, name: string) {
  await expect(pieceOf(this, name)).toHaveAccessibleDescription(/스페이스바로 .* 화살표 키로 .* Esc 키/);
});

When('I open the places for {string}', async function (this: ChurchWorld, label: string) {
  await this.page.getByRole('button', { name: `${label} 이동…` }).click();
  await expect(this.page.getByRole('dialog', { name: `${label} 이동` })).toBeVisible();
});

When('I choose the place {string}', async function (this: ChurchWorld, place: string) {
  await this.page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${place}`) })
    .first()
    .click();
});

Then('the place {string} cannot be chosen', async function (this: ChurchWorld, place: string) {
  const choice = this.page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${place}`) });
  await expect(choice).toBeDisabled();
  await expect(choice).toContainText('지금 자리');
});

Then('every place to choose is large enough for a thumb', async function (this: ChurchWorld) {
  await inTurn(await this.page.getByRole('dialog').getByRole('listitem').all(), async (row) => {
    const box = await row.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThan(240);
  });
});

When('I unfold {string}', async function (this: ChurchWorld, family: string) {
  await placeOf(this, family).locator('summary').click();
});

Then('{string} shows {string}', async function (this: ChurchWorld, place: string, words: string) {
  await expect(placeOf(this, place)).toContainText(words);
});

Then('{string} does not show {string}', async function (this: ChurchWorld, place: string, words: string) {
  await expect(placeOf(this, place)).toHaveCount(1);
  await expect(placeOf(this, place)).not.toContainText(words);
});

Then('the board shows every duty of the church with its members', async function (this: ChurchWorld) {
  const duties = dutiesSchema.parse(await pastTheBoard(this, 'GET', 'duty/withmembers'));
  expect(duties.length).toBeGreaterThan(5);
  await inTurn(duties, async ({ name, members }) => {
    const duty = placeOf(this, name);
    await expect(duty.getByRole('heading')).toContainText(`${members.length}명`);
    await expect(duty.locator('[data-piece]')).toHaveText(members.map((member) => member.name));
  });
});

Then('nobody stands on the board twice', async function (this: ChurchWorld) {
  const ids = await this.page
    .locator('[data-piece]')
    .evaluateAll((pieces) => pieces.map((piece) => piece.getAttribute('data-piece')));
  expect(ids.length).toBeGreaterThan(10);
  expect(new Set(ids).size).toBe(ids.length);
});

/** Another admin, at another desk, at this moment. */
Given(
  'somebody else moves {string} from {string} to {string}',
  async function (this: ChurchWorld, name: string, from: string, to: string) {
    const duties = dutiesSchema.parse(await pastTheBoard(this, 'GET', 'duty/withmembers'));
    const named = (duty: string) => duties.find((one) => one.name === duty);
    const member = named(from)?.members.find((one) => one.name === name);
    await pastTheBoard(this, 'PUT', `Duty/${named(to)?.id}/members/${member?.id}`, { fromDutyId: named(from)?.id });
  },
);

Given('somebody else gives {string} to member {int}', async function (this: ChurchWorld, office: string, id: number) {
  await pastTheBoard(this, 'PUT', office, { memberId: id });
});

Then('the office {string} has the keyboard', async function (this: ChurchWorld, name: string) {
  await expect(placeOf(this, name)).toBeFocused();
});

/** The API with the session of this tab, past the interface. */
function pastTheBoard({ page }: ChurchWorld, method: string, path: string, body?: object): Promise<unknown> {
  return page.evaluate(
    async ([verb, address, json]) => {
      const response = await fetch(`/api/${address}`, {
        method: verb ?? 'GET',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${sessionStorage.getItem('AccessToken')}`,
        },
        ...(json === undefined ? {} : { body: json }),
      });
      if (!response.ok) throw new Error(`${verb} ${address} was answered ${response.status}`);
      return response.status === 204 ? null : response.json();
    },
    [method, path, body === undefined ? undefined : JSON.stringify(body)] as const,
  );
}

Then('search engines are told to leave this page alone', async function (this: ChurchWorld) {
  await expect(this.page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const sitemap = await this.page.evaluate(async () => (await fetch('/sitemap.xml')).text());
  expect(sitemap).toContain('/intro/vision');
  expect(sitemap).not.toContain('/demo/');
});
