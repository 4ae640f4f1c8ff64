import { done, type Outcome, refuse } from './outcome.ts';

type Wire = Record<string, unknown>;

/** A part of the organisation, and a number that changes with whatever a write may change of it. */
export interface VersionedPart {
  readonly view: Wire;
  readonly version: number;
}

const changedMeanwhile = refuse('preconditionFailed', '그사이 다른 분이 이 내용을 바꾸었습니다.');

/** FNV-1a over the text's UTF-16 units. */
const hash = (text: string): number => {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum >>> 0;
};

// What hangs below 당회 has versions of its own.
const versionOf = ({ committees: _, missions: __, ...own }: Wire): number => hash(JSON.stringify(own));

/**
 * What a reader is shown of a part, with the version of the whole.
 * @param whole as those see it who are signed in: a version is the same for every reader
 */
export const withVersion = (shown: Outcome<Wire>, whole: Outcome<Wire> = shown): Outcome<VersionedPart> => {
  if (shown.kind === 'refused') return shown;
  return whole.kind === 'refused' ? whole : done({ view: shown.value, version: versionOf(whole.value) });
};

/**
 * Writes over a part as long as it is what the write was based on, else refuses with `preconditionFailed` and the
 * version of now (ORGN-10).
 * @param basedOn undefined overwrites whatever there is
 */
export const overwrite = async (
  before: Outcome<Wire>,
  basedOn: number | undefined,
  write: () => Promise<Outcome<Wire>>,
): Promise<Outcome<VersionedPart>> => {
  const now = withVersion(before);
  if (now.kind === 'refused') return now;
  const { version } = now.value;
  if (basedOn !== undefined && basedOn !== version) return { ...changedMeanwhile, version };
  return withVersion(await write());
};
