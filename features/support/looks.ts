import type { Target } from '../drivers/target.ts';
import { expect } from './expect.ts';
import type { ChurchWorld } from './world.ts';

/** At least one of them can be seen. */
export const seeThing = ({ tab }: ChurchWorld, target: Target): Promise<void> =>
  tab.soon(
    () => tab.find(target.filter({ visible: true })).count(),
    (seen) => expect(seen, `${target.words} that can be seen`).toBeGreaterThan(0),
  );

/** The text of the one thing that is meant, in one line, as a screen reader has it. */
export const seeText = ({ tab }: ChurchWorld, target: Target, check: (text: string) => void): Promise<void> =>
  seeOne({ tab }, target, (all) => all.map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim()), check);

/**
 * What is seen of the one thing that is meant.
 * @param look runs in the page; what is named outside of it is not there
 */
export const seeOne = <Seen>(
  { tab }: Pick<ChurchWorld, 'tab'>,
  target: Target,
  look: (all: Element[]) => readonly Seen[],
  check: (seen: Seen) => void,
): Promise<void> =>
  tab.soon(
    () => tab.find(target).evaluateAll(look),
    (all) => {
      const [one, ...others] = all;
      if (one === undefined) throw new Error(`There is no ${target.words}`);
      if (others.length > 0) throw new Error(`${target.words} means ${all.length} things`);
      check(one);
    },
  );

/** One attribute of the one thing that is meant; null when it has none. */
export const seeAttribute = (
  world: Pick<ChurchWorld, 'tab'>,
  target: Target,
  name: string,
  check: (value: string | null) => void,
): Promise<void> =>
  seeOne(
    world,
    target,
    (all) => all.map((one) => Object.fromEntries(one.getAttributeNames().map((own) => [own, one.getAttribute(own)]))),
    (attributes) => check(attributes[name] ?? null),
  );
