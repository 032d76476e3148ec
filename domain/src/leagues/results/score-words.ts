import { normalizeText } from '../../members/import/words.ts'

/** Words for a match without a score, in four languages, without accents and dots. */
const states = {
  annulled: /\b(annulled|void|annulliert|nicht gewertet|invalidee?|anulad[oa])\b/,
  /** Started and not finished; a person has to decide what it counts. */
  abandoned:
    /\b(abandoned|aband|abd|abbr|abgebrochen|(?:spiel)?abbruch|arretee?|interrompue?|interrumpid[oa]|abandonad[oa])\b/,
  postponed:
    /\b(postponed|postp|ppd?|ppnd|rescheduled|verlegt|verl|verlegung|verschoben|abgesetzt|(?:spiel)?absetzung|reportee?|ajournee?|aplazad[oa]|aplaz|apl|pospuesto|reprogramado)\b/,
  cancelled:
    /\b(cancell?ed|canc|called off|abgesagt|(?:spiel)?ausfall|ausgefallen|entfallen|entfallt|fallt aus|annulee?|supprimee?|suspendid[oa]|susp|cancelad[oa])\b/,
  notYet:
    /\b(not started|upcoming|(?:noch )?nicht (?:begonnen|gestartet)|bevorstehend|(?:non|pas(?: encore)?) commencee?|(?:aun )?no (?:comenzad[oa]|empezad[oa]|iniciad[oa])|sin (?:comenzar|empezar|iniciar)|tbd|tba|tbc|n\/?a|timed|not (?:yet )?played|scheduled|ausstehend|offen|(?:noch )?nicht gespielt|angesetzt|geplant|non joue|a jouer|a venir|programmee?|(?:aun )?no jugado|sin jugar|por jugar|pendiente|programad[oa])\b/,
  awarded:
    /\b(wo|w o|w\/o|walk ?over|awarded|awd|ff|(?:by )?forfeit(?:ed)?|by default|(?:sportgerichts)?urteil|(?:straf)?wertung|strafverifiziert|strafverifizierung|gewertet|nichtantritt|kampflos|nicht angetreten|am grunen tisch|(?:par )?forfait|(?:sur )?tapis vert|adjudicado|incomparecencia|no presentado)\b/,
} as const

/** Words beside a score for how it came about. */
const decisions = {
  overtime:
    /\b(aet|a e t|(?:after )?extra time|(?:after )?(?:ot|overtime)|nv|n v|(?:nach )?verlangerung|ap|a p|(?:apres )?prol(?:ongation)?|(?:tras )?(?:la )?prorroga|pr|sudden death|golden goal)\b/,
  shootOut:
    /\b(pens?|pso|(?:on |after )?penalties|(?:after )?penalty shoot ?out|penalty kicks|n s|so|s o|(?:after )?shoot ?out|gws|np|n p|ne|n e|ie|i e|(?:im |nach )?(?:elfmeter|penalty|siebenmeter|strafstoss)(?:schiessen|werfen)|n siebenmeter|tab|t a b|(?:aux )?tirs au but|(?:en |tras )?(?:los )?(?:penaltis|penales))\b/,
} as const

export const scoreWords = { ...states, ...decisions }

/** Words that add nothing to a score. */
const idle =
  /\b(ft|f(?=\/)|full ?time|final(?: score)?|finished|played|result|score|endstand|endergebnis|ergebnis|beendet|gespielt|score final|resultat|termine|joue|resultado|finalizado|jugado|half ?time|ht|halbzeit(?:stand)?|hz|mi temps|descanso|tries|versuche|essais|ensayos|sets|satze|manches|bonus|report|match report|spielbericht|bericht|rapport|informe|acta|attendance|zuschauer|spectateurs|espectadores)\b/

const everyIdle = [everywhere(idle)]
const everyState = Object.values(states).map(everywhere)
const everything = [...everyState, ...Object.values(decisions).map(everywhere), ...everyIdle]

function everywhere(words: RegExp): RegExp {
  return new RegExp(words, 'g')
}

/** Normalises a text for comparing with these words. */
export function normalizeRemark(text: string): string {
  return normalizeText(text)
    .replaceAll(/[.,;:!=–-]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** True for text that only describes the result: "2:1 (1:0) n.V.", "abgesagt". */
export function isScoreRemark(text: string): boolean {
  return text.trim() !== '' && !hasUnknownWords(text.replaceAll(/\([^)]*\)/g, ' '))
}

/** True for text without a score that gives the state of a match: "abgesagt", "w.o.". */
export function isMatchState(text: string): boolean {
  const said = normalizeRemark(text)
    .replace(/^(?:match|game|spiel|partie|rencontre|partido) (?=.)/, '')
    .replace(toWhen, '')
  return said !== '' && without(said, everyState) === ''
}

/** True if any part of a text gives the state of a match. */
export function mentionsState(text: string): boolean {
  const said = normalizeRemark(text)
  return Object.values(states).some((words) => words.test(said))
}

/** "verlegt auf 12.10.", "postponed to 3 May". */
const toWhen = / (?:auf(?: den)?|au|al?|to|until|till) [\p{L}\d/ ]*\d[\p{L}\d/ ]*$/u

/** True if the text has words with an unknown meaning for the result. */
export function hasUnknownWords(text: string): boolean {
  const left = without(normalizeRemark(text), everything)
  return /\p{L}/u.test(left.replaceAll(/(?<!\p{L})x(?!\p{L})/gu, ' '))
}

/**
 * The part of a remark about the result; other remarks ("Protest", "So wie immer") are ignored,
 * because short words may look like ours by chance.
 */
export function resultRemark(written: string): string {
  const remark = written.replaceAll('_', ' ')
  const said = normalizeRemark(remark)
  if (isScoreRemark(remark) && /\p{L}/u.test(without(said, everyIdle))) return remark
  return Object.values(states)
    .flatMap((words) => words.exec(said)?.[0] ?? [])
    .filter((word) => word.length > 3)
    .join(' ')
}

/** Status of a match in progress. */
export const liveWord = 'live'

export function isRunning(said: string): boolean {
  return said.split(' ').includes(liveWord)
}

function without(said: string, known: readonly RegExp[]): string {
  return known.reduce((rest, words) => rest.replaceAll(words, ' '), said).trim()
}
