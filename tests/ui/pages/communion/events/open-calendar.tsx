import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { eventsEntry } from '@/composition/events.ts';
import { makeSaveEventFile } from '@/content/events/events.use-cases.ts';
import type { SavedFile } from '@/shared/device.ports.ts';
import { EventsIsland } from '@/ui/pages/communion/events/events-view.tsx';
import { aRawToken } from '../../../../builders/access-token.ts';
import { eventServer } from '../../../../fakes/event-server.ts';
import { renderWithCore } from '../../../../support/render-with-core.tsx';

export const EDITOR = aRawToken({ role: 'Editor' });

const browserMatches = window.matchMedia.bind(window);

interface Opening {
  readonly server?: ReturnType<typeof eventServer>;
  readonly kept?: string;
  readonly page?: string;
  /** Whether the window is wide enough for the grid. */
  readonly wide?: boolean;
}

/** The calendar with a server in memory, on 20 November 2026. */
export async function openCalendar({
  server = eventServer(),
  kept,
  page = '/communion/events',
  wide = true,
}: Opening = {}) {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    media === '(min-width: 48em)'
      ? Object.defineProperty(browserMatches(media), 'matches', { value: wide })
      : browserMatches(media),
  );
  const core = await renderWithCore(null, { send: server.send, page, ...(kept !== undefined && { kept }) });
  const files: SavedFile[] = [];
  core.offer(core.servicesOf(eventsEntry), {
    saveFile: makeSaveEventFile({ save: (file) => files.push(file) }, core.clock),
  });
  await core.show(<EventsIsland />);
  return { ...core, server, files };
}

export const title = () => screen.getByRole('heading', { level: 2 }).textContent;
export const grid = () => within(screen.getByRole('grid'));
export const cell = (name: RegExp) => grid().getByRole('gridcell', { name });
/** The month's bars, first week first. */
export const bars = () => screen.getAllByRole('button', { name: /(예배|행사), \d+월 \d+일/ });
export const dialog = () => within(screen.getByRole('dialog'));
