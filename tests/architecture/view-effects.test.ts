import { type Rule, specify } from './support/rule.ts';

/**
 * The effects of the views, in their order in each file, each with the reason why no machine can do it. Actors send each
 * other events without effects.
 */
const EFFECTS: Readonly<Record<string, readonly string[]>> = {
  'src/ui/app/islands/deployment.ts': ['code is fetched when the address has changed, which is the browser’s'],
  'src/ui/app/islands/code.ts': ['the code of what is shown is fetched when it is shown'],
  'src/ui/app/islands/island.tsx': ['the code of what is shown is fetched when it is shown'],
  'src/ui/app/shell/app.tsx': [
    'tells the page that it answers, once the browser has it',
    'where each entry of the history was scrolled to',
    'pointers near links, anywhere in the page',
  ],
  'src/ui/app/shell/shown-page.tsx': ['the address follows to the page that a section begins with'],
  'src/ui/app/shell/overlays.tsx': [
    'the focus of pressed buttons in Safari',
    'presses that were not meant for what they hit',
    'the end of presses, which hints wait for',
    'code that failed to load is fetched again when the menu opens',
    'code fetched when the browser is idle',
  ],
  'src/ui/app/shell/drawer-groups.tsx': ['asks an element that was there before its machine', 'presses beside it'],
  'src/ui/app/shell/toasts.tsx': [
    'the focus goes back to where it was before a toast',
    'the undo key, anywhere in the page',
  ],
  'src/ui/kit/feedback/announcer.tsx': [
    'says what waits as long as it stands in the page',
    'says what has come of something once it stands in the page',
  ],
  'src/ui/kit/focus/event-focus.ts': [
    'takes in what an actor emits before the view is painted',
    'moves the focus for it once the view is drawn',
  ],
  'src/ui/kit/navigation/location.ts': ['a move to another page is seen by rendering its path'],
  'src/ui/kit/navigation/page-leaving.ts': ['a view that goes, and a tab that closes'],
  'src/ui/kit/history/layers.ts': ['an entry of the history for as long as something is open'],
  'src/ui/kit/zoom/zoom-pane.tsx': ['the size of the pane, before it is painted'],
  'src/ui/pages/account/use-mail-link.ts': ['takes secrets out of the address bar'],
  'src/ui/pages/communion/events/month-sheet.tsx': ['the focus follows the day once it is drawn'],
  'src/ui/pages/home/church-map.tsx': [
    'opens a bubble of the map, whose library has no property for it',
    'listeners of the map’s library',
  ],
  'src/ui/pages/home/home-page.tsx': ['fetches the picture of the browser’s own day, which no prerenderer knows'],
  'src/ui/pages/home/slides-view.tsx': ['whether the tab is seen', 'whether motion is wanted'],
  'src/ui/pages/management/members/member-registration.tsx': ['has the browser make its date field ahead'],
  'src/ui/pages/management/members/members-view.tsx': ['scrolls to the top of a list that has become short'],
  'src/ui/patterns/feed/highlighted-item.tsx': ['the focus, once what was looked for is drawn'],
  'src/ui/patterns/form/form.ts': ['the question before a tab closes'],
  'src/ui/kit/hydration.ts': ['what was typed into the page before the program came'],
  'src/ui/patterns/people/person-search.tsx': ['scrolls to the option on which the keyboard stands'],
};

/** Views that listen to an actor, each with its effect in the page. */
const LISTENERS: Readonly<Record<string, readonly string[]>> = {
  'src/ui/pages/communion/events/month-panels.tsx': ['moves the focus back to the day from which a dialog was opened'],
  'src/ui/pages/management/members/member-view.tsx': ['moves the focus to the name of a member who was saved'],
  'src/ui/pages/management/members/members-view.tsx': ['moves the focus to the row beside one that went'],
  'src/ui/patterns/posts/pinning.tsx': ['moves the focus to a post that has another place in its list'],
  'src/ui/pages/account/directory/directory-list.tsx': ['moves the focus to the first of the members who have come'],
  'src/ui/pages/search/search-view.tsx': ['moves the focus to the first of the hits that have come'],
  'src/ui/patterns/form/form-fold.tsx': ['moves the focus into a form that was unfolded'],
  'src/ui/patterns/form/form.ts': ['moves the focus to what is wrong in a form'],
};

/** What a view does besides drawing: found in the code, and listed with a reason for each place. */
const KINDS = [
  { found: /\buse(?:Layout|Insertion)?Effect\(/g, listed: EFFECTS, noun: 'an effect', instead: 'an actor do it' },
  {
    found: /(?<!function )\buseActorEvents(?:<[^(]*>)?\(/g,
    listed: LISTENERS,
    noun: 'a listener',
    instead: 'that actor send the other an event',
  },
];

const listedEffects: Rule = {
  name: 'views have effects, and listen to actors, for nothing but what no machine can listen to or do',
  check: ({ files }) =>
    [...files]
      .filter(([path]) => /^src\/ui\/.*\.tsx?$/.test(path))
      .flatMap(([path, text]) =>
        KINDS.flatMap(({ found, listed, noun, instead }) => {
          const [count, reasons] = [text.match(found)?.length ?? 0, listed[path]?.length ?? 0];
          if (count > reasons) return [{ path, message: `has ${noun} that is not listed: let ${instead}, or list it` }];
          return count < reasons ? [{ path, message: `has ${noun} less than is listed: take it off the list` }] : [];
        }),
      ),
};

const LISTED = 'src/ui/app/shell/shown-page.tsx';
const HEARER = 'src/ui/patterns/form/form-fold.tsx';
const VIEW = 'src/ui/pages/intro/vision-page.tsx';

specify(listedEffects, {
  breaks: [
    [VIEW, 'export const A = () => useEffect(() => send(), [send]);', `${VIEW} has an effect that is not listed`],
    [VIEW, 'useLayoutEffect(() => send());', `${VIEW} has an effect that is not listed`],
    [LISTED, 'useEffect(() => scrollTo(0, 0)); useEffect(() => send());', `${LISTED} has an effect that is not listed`],
    [LISTED, 'export const A = 1;', `${LISTED} has an effect less than is listed`],
    [VIEW, 'useActorEvents<Told>(actor, form.clear);', `${VIEW} has a listener that is not listed`],
    [HEARER, 'export const A = 1;', `${HEARER} has a listener less than is listed`],
  ],
  keeps: [
    {
      [LISTED]: 'useEffect(() => scrollTo(0, 0));',
      [VIEW]: 'const a = useEffectEvent(() => 1);',
      [HEARER]: 'useActorEvents(actor, () => focus());',
    },
  ],
});
