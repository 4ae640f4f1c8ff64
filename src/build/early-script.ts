import { TEXT_SIZE_KEY } from '../shared/domain/text-size.ts';

/** What has to be known before the first paint: letters that grow only once the program runs would make the page jump. */
export const TEXT_SIZE_SCRIPT = `try{document.documentElement.dataset.textSize=localStorage.getItem('${TEXT_SIZE_KEY}')||'normal'}catch{}`;

/**
 * A program that does not come cannot say so. That the page stands there without it is marked at its root; the sentence for
 * it stands in the page from the beginning (`lost-program.tsx`).
 */
export const LOST_PROGRAM_SCRIPT = `addEventListener('error',e=>{if(e.target.type=='module')document.documentElement.dataset.lost=''},!0)`;

/**
 * The size of the letters takes a press at once. The program, when it comes, goes on from what the root says, and does the
 * same again at each press.
 */
export const CHOOSE_TEXT_SIZE_SCRIPT = `addEventListener('click',e=>{let b=e.target.closest?.('button[data-size]'),s=b?.dataset.size;if(s){document.documentElement.dataset.textSize=s;for(let k of b.parentNode.children)k.setAttribute('aria-pressed',k==b);try{localStorage.setItem('${TEXT_SIZE_KEY}',s)}catch{}}})`;

/**
 * The first press, which comes before the program does. A button that names a dialog (`data-opens`) opens it, for good: React
 * never renders whether it is open. A press on a button that only the program can answer (`data-early`) is noted on the
 * button until its view has come (`EarlyButton`). A press beside what lies in a dialog closes that.
 * What was opened has an entry in the history, as the program gives it one (`layer-history.ts`, which takes this one over):
 * Back closes it before it leaves the page. Closed otherwise, it takes its entry back, unless a program watches the history
 * by now (its `pushState` is no longer the browser's own): that does so itself. A program that comes while the step is on its
 * way finds no layer in the entry.
 */
export const FIRST_CLICK_SCRIPT = `{let o,h=history,l=()=>h.state?.layers;addEventListener('popstate',()=>l()||o?.close());addEventListener('click',e=>{let t=e.target,x=v=>b.setAttribute('aria-expanded',v),b=t.closest?.('[data-opens],[data-early]'),d=b&&document.getElementById(b.dataset.opens);if(t.localName=='dialog')t.close();else if(d&&!d.open){b.focus();d.showModal();x(!0);d.onclose=()=>{x(!1);l()&&!Object.hasOwn(h,'pushState')&&(h.replaceState({...h.state,layers:0},''),h.back())};o=d;l()||History.prototype.pushState.call(h,{...h.state,layers:1},'')}else if(b&&!d&&!e.defaultPrevented)b.dataset.pressed=''})}`;

/**
 * What the page fetches once it is painted (`data-later`): asked for in the head, its scripts would delay the first paint;
 * asked for by one another, they would come one round after the other. Two frames, since the first may still come before
 * the paint.
 */
export const LATER_SCRIPT = `{let f=requestAnimationFrame,h=document.currentScript.dataset.later;h&&f(()=>f(()=>{for(let a of h.split(' ')){let l=document.createElement('link');l.rel='modulepreload';l.fetchPriority='low';l.href=a;document.head.append(l)}}))}`;

/** Stands in the page itself, the same in every page, so that the site's policy names one hash. */
export const EARLY_SCRIPT = [
  TEXT_SIZE_SCRIPT,
  LOST_PROGRAM_SCRIPT,
  CHOOSE_TEXT_SIZE_SCRIPT,
  FIRST_CLICK_SCRIPT,
  LATER_SCRIPT,
].join(';');
