import { useEffect } from 'react';
import { announce } from './announcer.tsx';

/**
 * Says what has come of something as soon as it is so: a line that comes into the page with its text is not read aloud.
 * @param text undefined while there is nothing to say
 */
export function useAnnouncement(text: string | undefined): void {
  useEffect(() => {
    if (text === undefined) return undefined;
    announce(text);
    return () => announce('');
  }, [text]);
}
