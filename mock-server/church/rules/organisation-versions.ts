import { hash } from './hash.ts';
import { lostUpdate } from './lost-update.ts';
import { done, type Outcome } from './outcome.ts';

type Wire = Record<string, unknown>;

/** A part of the organisation, and a version number computed from everything that a write may change. */
export interface VersionedPart {
  readonly view: Wire;
  readonly version: number;
}

// The parts below 당회 have versions of their own.
const versionOf = ({ committees: _, missions: __, ...own }: Wire): number => hash(JSON.stringify(own));

/**
 * The part as a caller may see it, with the version of the whole.
 * @param whole the part as signed-in users see it, so that the version is the same for every caller
 */
export const withVersion = (shown: Outcome<Wire>, whole: Outcome<Wire> = shown): Outcome<VersionedPart> => {
  if (shown.kind === 'refused') return shown;
  return whole.kind === 'refused' ? whole : done({ view: shown.value, version: versionOf(whole.value) });
};

/**
 * Writes a part if its version is still the one that the write is based on (ORGN-10).
 * @param basedOn undefined overwrites any version
 */
export const overwrite = async (
  before: Outcome<Wire>,
  basedOn: number | undefined,
  write: () => Promise<Outcome<Wire>>,
): Promise<Outcome<VersionedPart>> => {
  const now = withVersion(before);
  if (now.kind === 'refused') return now;
  const lost = lostUpdate(basedOn, now.value.version, '그사이 다른 분이 이 내용을 바꾸었습니다.');
  return lost ?? withVersion(await write());
};
