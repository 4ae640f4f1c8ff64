import { announcements } from './announcement.kind.ts';
import { postPageFeature } from './post-page.ts';

/** The page of one announcement (PAGE-01), which every server finds by its id. */
export const announcementPageFeature = postPageFeature(announcements, (list) => (id, signal) => list.find(id, signal));
