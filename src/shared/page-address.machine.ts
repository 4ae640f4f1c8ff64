import { type EventObject, fromCallback, type NonReducibleUnknown } from 'xstate';
import { isSamePage } from './addresses.ts';
import type { Navigation } from './navigation.ports.ts';

/**
 * Sends a machine the state that the address names: when the machine starts, and after each change, by a link, by Back
 * and Forward, or by the machine itself.
 * @param eventIn undefined for an address of another page, which may be on its way
 */
export const fromAddress = <Input = NonReducibleUnknown>(
  navigation: Pick<Navigation, 'current' | 'onChange'>,
  eventIn: (address: string, input: Input) => EventObject | undefined,
) =>
  fromCallback<EventObject, Input>(({ input, sendBack }) => {
    const notify = () => {
      const event = eventIn(navigation.current(), input);
      if (event !== undefined) sendBack(event);
    };
    notify();
    return navigation.onChange(notify);
  });

/** Writes the state of a page into its address, unless the user is already on their way to another page. */
export function replaceOnPage(navigation: Navigation, page: string, address: string): void {
  const current = navigation.current();
  if (isSamePage(current, page) && address !== current) navigation.replace(address);
}
