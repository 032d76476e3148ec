/** Private names of earlier versions and what the field calls these things. */
export const retiredNames: readonly { readonly name: RegExp; readonly instead: string }[] = [
  { name: /^(?:[sS]eers|seersOf)$/, instead: 'viewers' },
  { name: /[hH]earsay/, instead: 'unverified' },
  { name: /^believe(?=[A-Z]|$)/, instead: 'applyUnverified' },
  { name: /[wW]hisper|[nN]ewsroom/, instead: 'broadcast, eventBus' },
  { name: /[pP]ostman/, instead: 'mailer' },
  { name: /^farewell$/, instead: 'sessionEnd' },
  { name: /^(?:begin|end)Journey$/, instead: 'startOAuth, completeOAuth' },
  { name: /^(?:meet)(?:Account|Device)$/, instead: 'ensureAccount, recordDevice' },
  { name: /^keep(?:Opponent|Task|Season)$/, instead: 'upsert…' },
  { name: /^tellEverybody$/, instead: 'notifyEveryone' },
  {
    name: /^tell(?:NewDevice|SessionStolen|PasswordChanged|PhoneChanged|Factor|Identity|Guessing)/,
    instead: 'notify…',
  },
  { name: /^tell(?:Outcome|Lost|Edited|Closure|Answered|Hearers)$/, instead: 'report…, set…' },
  {
    name: /^(?:demo|Demo|Factor|MagicLink|Provider|Link|Email)Wish$/,
    instead: '…Input, idempotencyKey for a key',
  },
  {
    name: /^(?:whole|Whole)Style$|^wholeNumber$|^largestWhole$/,
    instead: 'fullStyle, integerBetween',
  },
  { name: /^comings_of_age$|^never_shown$/, instead: 'age_transitions, photo_opt_outs' },
  {
    name: /^(?:forgone|isOwed|keptFrom|kept_from)$/,
    instead: 'waived, isOutstanding, blockedFrom',
  },
  { name: /^answers_?[fF]or$/, instead: 'answerVisibility' },
  { name: /[kK]eptBooks$|^keepBooks$/, instead: 'archivedLedgers' },
  { name: /^numbers?OfNobody$|^namesNobody$|^nobodyNew$/, instead: 'what it holds' },
]

/** Turns that nobody says aloud, by language. */
export const retiredTurns = {
  en: [
    /\bwho(?:m)?ever\b/iu,
    /\b(?:of|to) whom\b/iu,
    /\blest\b/iu,
    /\bin the place of\b/iu,
    /\b(?:some|every|no|any)body\b/iu,
    /\bby (?:itself|themselves)\b/iu,
    /\bcould(?: not|n’t) be loaded\b/iu,
    /\b(?:in order to|prior to|in case of|please note)\b/iu,
    /\bstands\b/iu,
    /\bthereof|therein|herein|hereby\b/iu,
    /\be-mails?\b/iu,
  ],
  de: [
    /\b(?:der|die|das|dem|den|des)jenigen?\b/iu,
    /\b(?:mittels|seitens|hierbei|diesbezüglich|bezüglich|betreffs)\b/iu,
    /\bsteht hier\b/iu,
    /\b(?:erfolgt|getätigt|vorgenommen)\b/iu,
    /\b(?:zwecks|sowie|beziehungsweise|erfolgreich|durchgeführt)\b/iu,
    /\bbitte (?:gib|wähle|prüfe?|fülle|trag|lade|warte|melde)\b/iu,
    /\bzur Verfügung\b/iu,
  ],
  fr: [
    /\bquiconque\b/iu,
    /\b(?:duquel|desquels|desquelles)\b/iu,
    /\bveuillez\b/iu,
    /\bcelui qui\b/iu,
    /\bau sein d/iu,
    /\bs’y trouve\b/iu,
    /\bn’(?:a|ont) pas pu être chargé/iu,
    /\b(?:afin de|ainsi que|effectu(?:é|er))/iu,
  ],
  es: [
    /\bquienquiera\b/iu,
    /\bcuy[oa]s?\b/iu,
    /\b(?:el|la|los|las) cual(?:es)?\b/iu,
    /\bustedes?\b/iu,
    /\bmediante\b/iu,
    /\b(?:realizar|realizad[oa]s?|así como|a través de|en caso de)\b/iu,
  ],
} as const satisfies Record<string, readonly RegExp[]>
