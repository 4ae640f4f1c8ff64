/** A step that looks, or one of the looks that it can have: `{thing} is/are {state}` is one for each state. */
export interface Look {
  /** As it is defined: `I see {string}`, with the look in place of its parameter. */
  readonly words: string;
  readonly isIn: (sentence: string) => boolean;
}

/** The steps of a scenario that runs. */
export interface Run {
  readonly needsBrowser: boolean;
  readonly sentences: readonly string[];
}

/** From here on the further steps of a scenario must fail. */
export const DENIAL = 'nothing of the following is so';

const EVERYWHERE = 'features/drivers/can-fail.feature';
const IN_A_BROWSER = 'features/drivers/can-fail-in-a-browser.feature';

/** A sentence for each look that no scenario sees fail on a driver on which scenarios look. */
export function unprovenLooks(looks: readonly Look[], runs: readonly Run[]): readonly string[] {
  const denied = runs.flatMap(({ needsBrowser, sentences }) =>
    deniedOf(sentences).map((sentence) => ({ needsBrowser, sentence })),
  );
  const everywhere = runs.filter(({ needsBrowser }) => !needsBrowser).flatMap(({ sentences }) => sentences);
  return looks.flatMap(({ words, isIn }) => {
    const proofs = denied.filter(({ sentence }) => isIn(sentence));
    if (proofs.some(({ needsBrowser }) => !needsBrowser)) return [];
    if (everywhere.some(isIn))
      return [`"${words}" looks without a browser, and is not seen to fail there: add a line to ${EVERYWHERE}`];
    return proofs.length > 0 ? [] : [`"${words}" is not seen to fail: add a line to ${IN_A_BROWSER}`];
  });
}

function deniedOf(sentences: readonly string[]): readonly string[] {
  const at = sentences.indexOf(DENIAL);
  return at < 0 ? [] : sentences.slice(at + 1);
}
