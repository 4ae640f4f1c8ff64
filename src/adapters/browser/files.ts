import { withoutDirection } from '@/shared/characters.ts';
import type { FileSaver } from '@/shared/device.ports.ts';

/** How long the file's object URL stays valid for the browser to read it, in milliseconds. */
const FETCH_TIME = 60_000;

/** Saves a file by a temporary download link. */
export const browserFileSaver: FileSaver = {
  save: ({ name, mediaType, content }) => {
    const address = URL.createObjectURL(
      new Blob([content], { type: typeof content === 'string' ? `${mediaType};charset=utf-8` : mediaType }),
    );
    const link = document.createElement('a');
    link.href = address;
    link.download = withoutDirection(name);
    // Some browsers follow a link only if it is in the document.
    link.hidden = true;
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(address), FETCH_TIME);
  },
};
