import { randomUUID } from 'node:crypto';

/** Something that is made on the server, found again by its mark, changed, and taken away. */
export interface Write {
  readonly makes: string;
  readonly lists: string;
  readonly changes: string;
  readonly takesAway: string;
  readonly carries: (mark: string) => { readonly json: unknown } | { readonly form: FormData };
  /** With what the list is asked in which the new thing stands. */
  readonly listed: Readonly<Record<string, string | number>>;
}

/** Stands in what is made, and in nothing else on the server. */
export const newMark = (): string => `Contract check ${randomUUID()}`;

/** Far from the days that anybody looks at. */
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
 * What can surely be taken away again, as the calls that delete it are known ones. A member, a role or a bulletin is left
 * alone: where the server lacks the call, it would stay.
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
