import type { Plugin } from 'vite';
import { TEXT_SIZE_KEY } from '../shared/text-size.ts';

/** Sets the chosen text size before the first paint, so that the page does not jump when the application starts. */
export const TEXT_SIZE_SCRIPT = `try{document.documentElement.dataset.textSize=localStorage.getItem('${TEXT_SIZE_KEY}')||'normal'}catch{}`;

/**
 * Marks at the root element that the application failed to load. Its message is in the page from the beginning
 * (`program-load-failure.tsx`) and is shown by that mark.
 */
export const PROGRAM_LOAD_FAILURE_SCRIPT = `addEventListener('error',e=>{if(e.target.type=='module')document.documentElement.dataset.lost=''},!0)`;

/**
 * Changes the text size on the first press, before the application has loaded. The application then reads the size from
 * the root element, and handles later presses in the same way.
 */
export const CHOOSE_TEXT_SIZE_SCRIPT = `addEventListener('click',e=>{let b=e.target.closest?.('button[data-size]'),s=b?.dataset.size;if(s){document.documentElement.dataset.textSize=s;for(let k of b.parentNode.children)k.setAttribute('aria-pressed',k==b);try{localStorage.setItem('${TEXT_SIZE_KEY}',s)}catch{}}})`;

/**
 * Handles presses before the program runs. A button that names a dialog (`data-opens`) opens it, and React leaves it
 * open: it never renders that state. A press on a button that only the program can answer (`data-early`) is noted on
 * the button until its view is hydrated (`EarlyButton`), and is otherwise prevented: a form would be sent to the site's
 * host. A press outside of an open dialog closes it, unless the press began inside, and is noted as such (`DialogElement.wasMissed`); a dialog that is opened from
 * another one replaces it. A press in a dialog that was shown less than 400 ms ago was aimed at what it covers, and does nothing
 * (`press-guard.ts`, which judges it by its beginning). An opened dialog has an entry in the history, as the program gives it one
 * (`layers.ts`, which takes this one over): Back closes the dialog before it leaves the page. When the dialog is
 * closed in another way, its entry is removed, unless the program watches the history by now (its `pushState` is no
 * longer the browser's own) and does so itself. A program that starts while that step is on its way finds no layer in
 * the entry.
 */
export const FIRST_CLICK_SCRIPT = `{let o,p,h=history,l=()=>h.state?.layers;addEventListener('popstate',()=>l()||Object.hasOwn(h,'pushState')||o?.close());addEventListener('pointerdown',e=>p=e.target,!0);addEventListener('click',e=>{let t=e.target,x=v=>b.setAttribute('aria-expanded',v),b=t.closest?.('[data-opens],[data-early]'),d=b&&document.getElementById(b.dataset.opens);if(performance.now()-t.closest?.('dialog')?.dataset.shown<400){e.preventDefault();e.stopImmediatePropagation()}else if(t.localName=='dialog')t==p&&(t.dataset.missed='',t.close());else if(d&&!d.open){b.focus();o?.close();delete d.dataset.missed;d.showModal();d.dataset.shown=performance.now();d.querySelector('[data-first-focus]')?.focus();x(!0);d.onclose=()=>{x(!1);o==d&&l()&&!Object.hasOwn(h,'pushState')&&(h.replaceState({...h.state,layers:0},''),h.back())};o=d;l()||History.prototype.pushState.call(h,{...h.state,layers:1},'')}else if(b?.dataset.early==''){b.dataset.pressed='';e.preventDefault();e.stopPropagation()}},!0)}`;

/**
 * Fetches the page's data and code once it is painted: requested in the head, they would delay the first paint;
 * requested by the program, they would need one more round trip each. First the calls of the page (`data-calls`, for
 * visitors: a member's calls carry a token; they wait for `askEarly` where the server is part of the program,
 * `data-awaits`), then its scripts in stages (`data-later`), none of which may slow down the one before: a stage is
 * requested while the network is still busy, once only one of several files before it is missing, and downloads while
 * those run. A frame, even the second, may still come before the paint.
 */
export const LATER_SCRIPT = `{let{later:h,calls:c,awaits:a}=document.currentScript.dataset,s=h?h.split('|'):[],w=(type,f)=>new PerformanceObserver((p,o)=>f(p.getEntries(),o)).observe({type,buffered:!0});window.askEarly=()=>{try{let s=sessionStorage;if(c&&!s.jwtToken&&!s.AccessToken&&!localStorage.sessionOpen){let k=new AbortController,answer=fetch(c,{signal:k.signal,credentials:'include',headers:{accept:'application/json, application/problem+json'}});answer.catch(()=>{});window.earlyCalls={[c]:{answer,giveUp:()=>k.abort()}}}}catch{}};w('paint',(p,o)=>{o.disconnect();a==null&&askEarly();let m=new Set([...document.querySelectorAll('link[rel=modulepreload]')].map(l=>l.href)),g=h=>{for(let a of h.split(' ')){let l=document.createElement('link');/css$/.test(a)?(l.rel='preload',l.as='style',l.crossOrigin=''):l.rel='modulepreload';l.fetchPriority='low';l.href=a;document.head.append(l);l.as||m.add(l.href)}};s[0]&&g(s.shift());let n=m.size;w('resource',(p,o)=>{for(let e of p)m.delete(e.name);while(s[0]&&m.size<(n>1?2:1)){m=new Set;g(s.shift());n=m.size}s[0]||o.disconnect()})})}`;

/**
 * Defers the browser's own question whether to install the site, which may come before the program runs: the program
 * asks later, and once (`installation.ts`).
 */
const INSTALL_PROMPT_SCRIPT = `addEventListener('beforeinstallprompt',e=>{e.preventDefault();window.installPrompt=e})`;

/** Inlined into every page unchanged, so that the site's security policy needs only one hash. */
export const EARLY_SCRIPT = [
  TEXT_SIZE_SCRIPT,
  PROGRAM_LOAD_FAILURE_SCRIPT,
  CHOOSE_TEXT_SIZE_SCRIPT,
  FIRST_CLICK_SCRIPT,
  LATER_SCRIPT,
  INSTALL_PROMPT_SCRIPT,
].join(';');

/** Adds the early script of prerendered pages to the page of the development server. */
export function earlyScriptPlugin(): Plugin {
  return {
    name: 'early-script',
    apply: 'serve',
    transformIndexHtml: () => [{ tag: 'script', children: EARLY_SCRIPT, injectTo: 'head-prepend' }],
  };
}
