/** The address of a calendar as calendar programs open it. */
export const webcalAddress = (address: string): string => address.replace(/^https?:/, 'webcal:');

/** Where Google's calendar subscribes to an address. */
export const googleAddress = (address: string): string =>
  `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcalAddress(address))}`;
