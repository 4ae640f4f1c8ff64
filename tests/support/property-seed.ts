/** So that a run of all tests finds what the one before it found. */
const USUAL = 20_261_120;

/**
 * The seed of all property tests: `PROPERTY_SEED`, to look at other examples, or the usual one.
 * @throws Error with a sentence when it is no whole number
 */
export function propertySeed({ PROPERTY_SEED: given }: NodeJS.ProcessEnv = process.env): number {
  if (given === undefined) return USUAL;
  if (/^-?\d+$/.test(given) && Math.abs(Number(given)) <= 0x7f_ff_ff_ff) return Number(given);
  throw new Error(`PROPERTY_SEED is "${given}": it must be a whole number of 32 bits.`);
}
