import { useEffect } from 'react';
import { announce } from './announcer.tsx';

/**
 * Has a result read aloud as soon as it is known: an element that is added together with its text is not read aloud.
 * @param text undefined while there is nothing to say
 */
export function useSpokenStatus(text: string | undefined): void {
  useEffect(() => {
    if (text === undefined) return undefined;
    announce(text);
    return () => announce('');
  }, [text]);
}
