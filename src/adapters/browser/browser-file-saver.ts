import type { FileSaver } from '@/shared/ports/file-saver.ts';

/** How long the browser may take to fetch what it was given, in milliseconds. */
const FETCH_TIME = 60_000;

/** Saves files the way a download link does. */
export const browserFileSaver: FileSaver = {
  save: ({ name, mediaType, text }) => {
    const address = URL.createObjectURL(new Blob([text], { type: `${mediaType};charset=utf-8` }));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    // Some browsers follow only links that stand on the page.
    link.hidden = true;
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(address), FETCH_TIME);
  },
};
