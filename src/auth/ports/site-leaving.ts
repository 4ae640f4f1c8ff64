/** Calls back when the tab is closed or shows another site. @returns stops listening */
export type OnSiteLeft = (listener: () => void) => () => void;
