/** The scripts of a build, as pages, other scripts and the worker name them. */
const SCRIPT = /((?:\/?assets|\.)\/[\w.-]+-[\w-]{8})\.js\b/g;
const NEWER = '.newer.js';

/** Makes of a page or script of the site that of a newer build, all scripts of which have other names. */
export const asNewer = (text: string): string => text.replaceAll(SCRIPT, `$1${NEWER}`);

/** Whether a file is a script of an older build, which a tab may still run. */
export const isOlder = (address: string): boolean => /\/assets\/[^?]*\.js\b/.test(address) && !address.includes(NEWER);

/** The address at which the site has what a newer build has at this one. */
export const atSite = (address: string): string => address.replace(NEWER, '.js');
