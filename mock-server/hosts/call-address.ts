/** Whether an address of the demo's own host is a call of the API, in any letter case. */
export const isCallPath = (pathname: string): boolean => pathname.toLowerCase().startsWith('/api/');
