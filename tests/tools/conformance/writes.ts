import { randomUUID } from 'node:crypto';

/** A record that is created on the server, found again by its mark, changed, and deleted. */
export interface Write {
  readonly makes: string;
  readonly lists: string;
  readonly changes: string;
  readonly takesAway: string;
  readonly carries: (mark: string) => { readonly json: unknown } | { readonly form: FormData };
  /** The parameters of the list in which the new record is. */
  readonly listed: Readonly<Record<string, string | number>>;
}

/** Part of the new record's text, and of no other on the server. */
export const newMark = (): string => `Contract check ${randomUUID()}`;

/** Far from the days that users look at. */
const FAR_DAY = '2001-01-02';

const NEWEST = { page: 1, itemsPerPage: 10 };

function formOf(entries: Readonly<Record<string, string | Blob>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) {
    if (typeof value === 'string') form.set(name, value);
    else form.set(name, value, 'contract-check.pdf');
  }
  return form;
}

const SHEET =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n%%EOF\n';

/**
 * Records that can certainly be deleted again, because the calls for that are in the API's documents. Members, roles
 * and bulletins are not created: where the server lacks the call, they would stay.
 */
export const WRITES: readonly Write[] = [
  {
    makes: 'postAnnouncement',
    lists: 'listAnnouncements',
    changes: 'changeAnnouncement',
    takesAway: 'deleteAnnouncement',
    listed: NEWEST,
    carries: (mark) => ({ json: { title: mark, content: mark, author: 'Contract check' } }),
  },
  {
    makes: 'postEvent',
    lists: 'listEvents',
    changes: 'changeEvent',
    takesAway: 'deleteEvent',
    listed: { startDate: FAR_DAY, endDate: FAR_DAY },
    carries: (mark) => ({
      json: { name: mark, start: FAR_DAY, end: FAR_DAY, type: '일반행사', hostedBy: 'Contract check' },
    }),
  },
  {
    makes: 'postAdvertisement',
    lists: 'listAdvertisements',
    changes: 'changeAdvertisement',
    takesAway: 'deleteAdvertisement',
    listed: NEWEST,
    carries: (mark) => ({ form: formOf({ title: mark, content: mark, author: 'Contract check' }) }),
  },
  {
    makes: 'postBibleStudy',
    lists: 'listBibleStudies',
    changes: 'changeBibleStudy',
    takesAway: 'deleteBibleStudy',
    listed: NEWEST,
    carries: (mark) => ({ form: formOf({ title: mark, file: new Blob([SHEET], { type: 'application/pdf' }) }) }),
  },
];
