import { useEffect } from 'react';
import { announce } from './announcer.tsx';

/**
 * Announces a result as soon as it is known: an element that is added together with its text is not read aloud.
 * @param text undefined while there is nothing to announce
 */
export function useAnnouncement(text: string | undefined): void {
  useEffect(() => {
    if (text === undefined) return undefined;
    announce(text);
    return () => announce('');
  }, [text]);
}
