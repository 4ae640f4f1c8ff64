/** The `webcal:` address of a calendar, which calendar programs open. */
export const webcalAddress = (address: string): string => address.replace(/^https?:/, 'webcal:');

/** The address at which Google's calendar subscribes to a calendar. */
export const googleAddress = (address: string): string =>
  `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcalAddress(address))}`;
