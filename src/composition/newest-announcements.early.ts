import { FIRST_ANNOUNCEMENTS, wireAnnouncement } from '@/adapters/http/announcements.ts';
import { takeEarlyValue } from '@/adapters/http/early-value.ts';
import { wirePage } from '@/adapters/http/wire.ts';
import { newestAnnouncements } from '@/content/posts/announcements.ts';
import type { Announcement } from '@/content/posts/posts.ts';

const { apiBaseUrl } = __CONFIGURATION__;

/** The announcements of the home page from its early call, before the core is loaded; undefined where the core has to read them. */
export const takeNewest = (): Promise<readonly Announcement[] | undefined> =>
  takeEarlyValue(`${apiBaseUrl}${FIRST_ANNOUNCEMENTS}`, wirePage(wireAnnouncement), newestAnnouncements);
