export interface Retired {
  /**
   * A part of a name, matched in kebab-case: `face` in `FormFace`, in `faceOf` and in `form-face.ts`. A pattern that is anchored
   * at both ends is a word with other meanings in longer names, such as `binding` in `fieldBinding`.
   */
  readonly name: RegExp;
  readonly instead: string;
  /** Files in which the word has that meaning; all when absent. */
  readonly where?: RegExp;
  /** Whether properties, parameters and classes of style sheets are checked too; true when absent. */
  readonly ofInnerNames?: boolean;
}

/** Words that `src/README.md` has replaced, as they would appear in the name of a declaration or file. */
export const RETIRED: readonly Retired[] = [
  { name: /(?:^|-)live-(?:part|slot)(?:-|$)|-live$/, instead: 'island' },
  { name: /(?:^|-)bones(?:-|$)/, instead: 'skeleton' },
  { name: /(?:^|-)face(?:-|$)/, instead: 'view-model, empty-state or error-state' },
  { name: /^empty-(?:socket|action)$/, instead: 'unimplemented-actor or unimplemented-action' },
  { name: /(?:^|-)plug(?:-|$)/, instead: 'dependencies, given by provide…' },
  { name: /(?:^|-)turns(?:-|$)/, instead: 'serial-queue', where: /\/(?:machines|stores|composition)\// },
  { name: /^members-core$/, instead: 'app-core' },
  { name: /(?:^|-)notice-board(?:-|$)/, instead: 'notifications, or toast' },
  {
    name: /(?:^|-)notices?(?:-|$)/,
    instead: 'toast, which goes; a notice stands on a page',
    where: /^(?:src|tests)\/(?!ui|tools)/,
  },
  {
    name: /(?:^|-)(?:library|desk|registry|roster)(?:-|$)|[a-z]-press$/,
    instead: 'repository, or publisher',
    // A library is a package of npm where programs are built and their imports are checked.
    where: /^(?:src|tests)\/(?!architecture|build|tools)/,
  },
  { name: /(?:^|-)filed-/, instead: 'attachment' },
  { name: /(?:^|-)added-call(?:-|$)/, instead: 'optional-endpoint' },
  { name: /(?:^|-)deeds?(?:-|$)/, instead: 'acknowledgement, change or key' },
  { name: /(?:^|-)setbacks?(?:-|$)/, instead: 'validation-error' },
  { name: /(?:^|-)refusals?(?!-(?:form|messages)$)(?:-|$)/, instead: 'failure, or refused' },
  { name: /(?:^|-)tell-/, instead: 'notify; of an action of a machine, emit… or sendTo…' },
  { name: /^tell$/, instead: 'notify', where: /^src\// },
  {
    name: /(?:^|-)(?:piece|spot)(?:-|$)/,
    instead: "dnd-kit's item, container, drop-target",
    where: /\/(?:board|zones|duties|admin|shared\/machines)\//,
  },
  {
    name: /^(?:hand|held|hold|weigh(?:ed|ing)?|let-go)$|^held-|^drag-hand$/,
    instead: "dnd-kit's active and drag; a change is proposed, then confirmed",
    where:
      /^(?:src|tests)\/.*(?:\/(?:board|zones|duties)\/|\/(?:provide-)?(?:drag-)?board[^/]*$|\/(?:duty|zone)-[^/]*$)/,
  },
  { name: /^place-(?:head|chip)/, instead: "dnd-kit's container", where: /\/board\// },
  {
    name: /(?:^|-)(?:told(?:-|$)|(?<!in-)words$)/,
    instead: 'message, messages or status',
    where: /^src\/ui\//,
    ofInnerNames: false,
  },
  { name: /(?:^|-)said(?:-|$)/, instead: 'message, answer, sentence or status', where: /^src\// },
  {
    name: /^settl(?:e|ed|ing)$/,
    instead: 'pending, refresh or forbidden',
    where: /\/auth\/(?:ports|domain|machines\/session)[^/]*/,
  },
  { name: /(?:^|-)renew(?:s|ed|als?)?(?:-|$)/, instead: 'refresh' },
  { name: /(?:^|-)veil(?:-|$)/, instead: 'backdrop' },
  { name: /(?:^|-)thumb-bar(?:-|$)/, instead: 'bottom-nav' },
  { name: /^(?:pairs|leaders|fact-block)$/, instead: 'description-list', where: /\/ui\// },
  { name: /(?:^|-)manners(?:-|$)/, instead: 'gestures' },
  { name: /(?:^|-)guises?(?:-|$)/, instead: 'builder, fake or fixture' },
  { name: /^refusal-(?:form|messages)$/, instead: 'decline: refused is an outcome', where: /^src\// },
  {
    name: /(?:^|-)doubt(?:s|ed|ing|ful)?(?:-|$)/,
    instead: 'rejected, lost, unconfirmed or must-reload',
    where: /^src\//,
  },
  {
    name: /(?:^|-)doom(?:ed)?(?:-|$)|^spare$/,
    instead: 'ask-removal or ask-decline, and the candidate',
    where: /\/machines\//,
  },
  { name: /(?:^|-)member-round(?:-|$)/, instead: 'member-neighbours' },
  { name: /(?:^|-)make-takes(?:-|$)/, instead: 'accepts-drop', where: /\/board\// },
  { name: /^place$/, instead: "dnd-kit's container", where: /^src\/shared\/machines\/(?:drag-)?board/ },
  {
    name: /^binding$/,
    instead: "provided: a binding is inversify's",
    where: /^(?:src\/(?!composition)|tests\/(?!composition|architecture))/,
  },
  { name: /^live$/, instead: 'what is loaded, or island', where: /^src\/ui\// },
  { name: /(?:^|-)notices?(?:-|$)/, instead: 'announcement', where: /^mock-server\/seeds\// },
  { name: /^(?:http-)?(?:duty|zone)-board$/, instead: 'repository', where: /\/(?:ports|adapters)\// },
  {
    name: /(?:^|-)(?:file-fate|glance|chart-in-words)(?:-|$)/,
    instead: 'what it shows',
    where: /^src\/ui\//,
  },
  { name: /(?:^|-)acts(?:-|$)/, instead: 'actions', where: /^src\/ui\// },
  { name: /^(?:lost-code|lost-program)(?:-|$)/, instead: 'code-load-error or …-load-failure' },
  { name: /^standing-|^use-standing$/, instead: 'offer, shown or is-as-served', where: /^src\/ui\/app\// },
  {
    name: /(?:^|-)(?:take|takes|taken|took|taking)-(?:[a-z]+-)?back(?:-|$)/,
    instead: 'withdraw, withdrawn',
    where: /^src\//,
  },
  { name: /(?:^|-)sought(?:-|$)/, instead: 'highlighted, of an item; search-text, of what is typed' },
  { name: /(?:^|-)anew(?:-|$)/, instead: 'restarted, reloaded, reset or recreated' },
  { name: /(?:^|-)told(?:-|$)/, instead: 'notified, callbacks or status' },
  { name: /(?:^|-)given-back(?:-|$)/, instead: 'restored' },
  {
    name: /^(?:is-)?(?:not-)?(?:an-)?(?:may-be-)?email-address$|^not-an-address$|^(?:registered-address|address-change)/,
    instead: 'email: an address is a URL',
  },
  {
    name: /^waiting-/,
    instead: 'skeleton, loading-region or fallback',
    where: /^src\/ui\/(?!messages)/,
  },
  { name: /(?:^|-)keep-draft(?:-|$)/, instead: 'store-draft: what is put into storage is stored', where: /^src\// },
  { name: /(?:^|-)as-member(?:-|$)/, instead: 'was-signed-in', where: /^src\/auth\// },
  { name: /^arrivals?$/, instead: 'promise, of what loads; route-announcer, of a page', where: /^src\// },
  {
    name: /(?:^|-)(?:un)?kept-(?:answers?|drafts?|edits?|reasons?|token|searches|pages|place|entry|part|day)$|clear-kept$|^read-kept$/,
    instead:
      'stored, of what is put into storage; cached, of what an entry of the history holds; saved copies, of the worker',
  },
  {
    name: /(?:^|-)(?:un)?kept(?:-|$)/,
    instead: 'stored or cached: kept are the files that a change leaves where they are',
    where:
      /^src\/(?:shared|auth|composition|people|organisation|admin|content\/(?:stores|use-cases)|adapters\/(?:browser|worker))\//,
  },
  {
    name: /(?:^|-)wish(?:es)?(?:-|$)/,
    instead: 'draft, of what is sent; …Asked, of an event that asks for it; query, of the browser or an address',
    where: /^src\//,
  },
  { name: /^rounds?$/, instead: 'neighbours, of one in a list', where: /^src\/(?:admin|ui\/messages)\// },
  {
    name: /(?<!governing-)\bsessions?\b/,
    instead: 'governing-session, of the church; a session is of a login',
    // Of their own account, a member is told how many sessions of the login there are.
    where:
      /^src\/(?:organisation|people(?!\/domain\/own-record\.)|ui\/pages\/(?:organizations|management\/organisation))\//,
  },
  { name: /^rooms?(?:-of)?$/, instead: 'layer', where: /^tests\/architecture\// },
];

/** The same words in phrases of comments, test names and documents. */
export const PHRASES: readonly (readonly [phrase: RegExp, instead: string, where?: RegExp])[] = [
  [
    /\b(?:library|board|directory|press|desk|registry|roster)\??: (?:Pick<)?[A-Z]\w*(?:Repository|Gateway|Publisher)\b/,
    'repository, gateway or publisher',
    /^src\//,
  ],
  [
    /\/\*\*\s+(?:\* )?(?:It|They|Those|Whoever|Nobody|One of them|Of these|What has become)\b/,
    'the subject: a doc comment begins with a noun or a verb',
  ],
  [
    /^[ \t]*(?:\/\*\*?|\*|\/\/|Scenario|Feature|Rule)[^\n]*\b(?:whoever|somebody|everybody|anybody)\b/im,
    'the user, member, reader or caller that is meant',
  ],
  [
    /^[ \t]*(?:\/\*\*?|\*|\/\/|Scenario|Feature|Rule|When|And)[^\n]*\b(?:(?:without a|slow|bad|lost|cut) line|line (?:is|was) (?:cut|lost|back))\b/im,
    'network, connection or offline',
    /^(?:src|mock-server|features)\//,
  ],
  [/\blive (?:part|slot)s?\b/i, 'island'],
  [/\bmembers' core\b/i, 'the app core'],
  [/\b[Aa]new\b/, 'again'],
  [/\bin doubt\b/i, 'rejected, pending, lost or unconfirmed', /^src\//],
  [/\bwish to (?:upload|send|save)\b/i, 'that it is asked for', /^src\//],
  [/\bnotice board\b/i, 'notifications'],
  [/\bempty sockets?\b/i, 'unimplemented actors and actions'],
  [/\bplugged into\b/i, 'provided to'],
  [/\b(?:or|a|through) sockets?\b/, 'unimplemented actors and actions', /^(?:src|tests\/architecture)\//],
  [/\bdeeds?\b/i, 'decision, change or write', /^(?:src|mock-server|tests)\/(?!architecture)/],
  [/\brefusals?\b/i, 'refused outcome, failure or decline', /^src\//],
  [/\brenew(?:s|ed|als?)?\b/i, 'refresh'],
  [/\bwindow was opened\b/, 'dialog'],
  [/\bthumb bar\b/i, 'bottom navigation'],
  [/\bnobody is kept out\b/, 'the page is accessible'],
  [/\bfiled posts?\b/i, 'post with attachments'],
  [
    /'[a-z]\w*\.(?:requested|\w+Asked)'/i,
    "asked, of what is asked for: 'removal.asked'",
    /^(?:src|tests)\/(?!architecture)/,
  ],
  [
    /'(?:session\.over|\w+\.leaving)'/,
    "what happened: 'session.ended', 'page.left'",
    /^(?:src|tests)\/(?!architecture)/,
  ],
  [/\bwaiting=\{/, 'fallback', /^(?:src|tests)\/ui\//],
];
