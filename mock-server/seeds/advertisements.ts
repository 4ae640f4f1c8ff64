import { addDays } from '../church/calendar-date.ts';
import type { Advertisement } from '../church/schemas/content.ts';
import type { StoredFile } from '../church/schemas/files.ts';
import { storedFilePath } from '../church/stored-file-path.ts';
import { instantOn } from './dated-text.ts';
import { createRandom } from './random.ts';
import { olderOffers } from './texts/offers-older.ts';
import { recentOffers } from './texts/offers-recent.ts';

interface Advertisements {
  readonly advertisements: Advertisement[];
  readonly files: StoredFile[];
}

/** The 34 advertisements, about one every ten days, the newest of two days ago, with drawn pictures. */
export const createAdvertisements = (today: string): Advertisements => {
  const random = createRandom('advertisements');
  const offers = [...recentOffers, ...olderOffers].toReversed();
  const placed = offers.map((offer, at) => {
    const id = at + 1;
    const date = addDays(today, -2 - 10 * (offers.length - id) - (id === offers.length ? 0 : random.integer(0, 4)));
    const files = offer.posters.map(
      ([heading, line], poster): StoredFile => ({
        id: `advertisement-${id}-${poster + 1}`,
        fileName: `${heading}.svg`,
        contentType: 'image/svg+xml',
        content: { drawing: 'poster', heading, line, look: at + poster },
      }),
    );
    const advertisement: Advertisement = {
      id,
      title: offer.title,
      content: offer.paragraphs.join('\n\n'),
      author: offer.author,
      created: instantOn(date, random),
      imageUrls: files.map((file) => storedFilePath(file.id)),
    };
    return { advertisement, files };
  });
  return {
    advertisements: placed.map(({ advertisement }) => advertisement),
    files: placed.flatMap(({ files }) => files),
  };
};
