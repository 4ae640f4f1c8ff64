/** Calls back when the tab is closed or shows another site; the next time alone. */
export type OnSiteLeft = (listener: () => void) => void;
