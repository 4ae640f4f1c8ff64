import { TEXT_SIZE_KEY } from '../shared/domain/text-size.ts';

/**
 * What has to be known before the first paint: letters that grow only once the program runs would make the page jump. It
 * stands in the page itself, and the site's policy names its hash.
 */
export const EARLY_SCRIPT = `try{document.documentElement.dataset.textSize=localStorage.getItem('${TEXT_SIZE_KEY}')||'normal'}catch{}`;
