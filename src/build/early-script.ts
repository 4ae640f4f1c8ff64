import { TEXT_SIZE_KEY } from '../shared/domain/text-size.ts';

/** What has to be known before the first paint: letters that grow only once the program runs would make the page jump. */
export const TEXT_SIZE_SCRIPT = `try{document.documentElement.dataset.textSize=localStorage.getItem('${TEXT_SIZE_KEY}')||'normal'}catch{}`;

/**
 * The first press, which comes before the program does. A button that names a dialog (`data-opens`) opens it, for good: React
 * never renders whether it is open. A press on a button that only the program can answer (`data-early`) is noted on the
 * button until its view has come (`EarlyButton`). A press beside what lies in a dialog closes that.
 */
export const FIRST_CLICK_SCRIPT = `addEventListener('click',e=>{let t=e.target,x=v=>b.setAttribute('aria-expanded',v),b=t.closest?.('[data-opens],[data-early]'),d=b&&document.getElementById(b.dataset.opens);if(t.localName=='dialog')t.close();else if(d&&!d.open){b.focus();d.showModal();x(!0);d.onclose=()=>x(!1)}else if(b&&!d&&!e.defaultPrevented)b.dataset.pressed=''})`;

/**
 * What the page fetches once it is painted (`data-later`): asked for in the head, its scripts would delay the first paint;
 * asked for by one another, they would come one round after the other. Two frames, since the first may still come before
 * the paint.
 */
export const LATER_SCRIPT = `{let f=requestAnimationFrame,h=document.currentScript.dataset.later;h&&f(()=>f(()=>{for(let a of h.split(' ')){let l=document.createElement('link');l.rel='modulepreload';l.fetchPriority='low';l.href=a;document.head.append(l)}}))}`;

/** Stands in the page itself, the same in every page, so that the site's policy names one hash. */
export const EARLY_SCRIPT = `${TEXT_SIZE_SCRIPT};${FIRST_CLICK_SCRIPT};${LATER_SCRIPT}`;
