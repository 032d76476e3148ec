import { type Side, sides } from '../sides.ts'
import { normalizeText } from './words.ts'

export type Gender = 'female' | 'male' | 'other'

const genders: Readonly<Record<Gender, readonly string[]>> = {
  female:
    'f female w weiblich femme feminin fille girl girls woman mujer femenino mme mlle mrs ms miss sra srta chica nina frau hembra weibl fem muj fille(s) feminine femenina'.split(
      ' ',
    ),
  male: 'm male h homme masculin garcon boy boys man mannlich hombre masculino mr chico nino herr v varon varones sr mannl masc hom masculine masculina'.split(
    ' ',
  ),
  other: 'x d o other divers diverse autre otro nonbinary non-binary u'.split(' '),
}

/** Reads a gender; a bare M has the meaning found by `genderOfLetterM`. */
export function readGender(cell: string, ofM: Gender | undefined): Gender | undefined {
  const word = normalizeText(cell).replaceAll('.', '').trim()
  if (word === 'm') return ofM
  const all = ['female', 'male', 'other'] as const
  return all.find((gender) => genders[gender].includes(word))
}

/**
 * M means male in most lists, but female (mujer) in Spanish lists that also use H or V. Undefined
 * for a Spanish list with only M.
 */
export function genderOfLetterM(heading: string, cells: readonly string[]): Gender | undefined {
  const letters = new Set(cells.map((cell) => normalizeText(cell).trim()))
  const isFrench = /sexe|civilite|genre/.test(normalizeText(heading))
  if ((letters.has('h') || letters.has('v')) && !letters.has('f') && !isFrench) return 'female'
  const isSpanish = /sexo|genero/.test(normalizeText(heading))
  return isSpanish && letters.size === 1 ? undefined : 'male'
}

export type ReadJersey =
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'problem'; readonly problem: 'jersey_out_of_range' | 'jersey_unreadable' }

/** Reads a shirt number from 0 to 999 as text, because 00 and 0 are different shirts. */
export function readJersey(cell: string): ReadJersey {
  const text = cell.replace(/^(#|n[o°º]?\.?|nr\.?)\s*/i, '').replace(/^(\d+)[.,]0+$/, '$1')
  if (/^\d{1,3}$/.test(text)) return { kind: 'number', text }
  return {
    kind: 'problem',
    problem: /^-?\d+$/.test(text) ? 'jersey_out_of_range' : 'jersey_unreadable',
  }
}

const sideWords: Readonly<Record<Side, ReadonlySet<string>>> = {
  left: new Set(
    'left,l,g,i,links,linksfuss,gauche,a gauche,gaucher,gauchere,izquierda,izquierdo,izq,zurdo,zurda,zurdo/a'.split(
      ',',
    ),
  ),
  right: new Set(
    'right,r,d,rechts,rechtsfuss,droite,droit,a droite,droitier,droitiere,derecha,derecho,der,diestro,diestra,diestro/a'.split(
      ',',
    ),
  ),
  both: new Set(
    'both,either,two footed,beide,beidfussig,beidhandig,les deux,deux,ambidextre,ambos,ambos lados,ambas,ambidiestro,ambidiestra,ambidextrous'.split(
      ',',
    ),
  ),
}

/** Reads the stronger foot or hand in four languages. */
export function readSide(cell: string): Side | undefined {
  const word = normalizeText(cell).trim()
  return sides.find((side) => sideWords[side].has(word))
}

const no = new Set('n no false 0 nein falsch non faux falso'.split(' '))

export function isNoWord(cell: string): boolean {
  return no.has(normalizeText(cell).trim())
}

const yes = new Set('y yes true 1 x j ja wahr oui o vrai si s verdadero'.split(' '))

export function isYesWord(cell: string): boolean {
  return yes.has(normalizeText(cell).trim())
}

const roleNumbers: Readonly<Record<string, StaffRole | 'player'>> = {
  2: 'coach',
  3: 'manager',
  4: 'player',
}
const staffWords: readonly (readonly [StaffRole, RegExp])[] = [
  [
    'assistant',
    /\b(assistant|assistante|co ?trainer|assistenz ?trainer|hilfs ?trainer|asistente|adjoint|segundo entrenador|ayudante)\b/,
  ],
  [
    'coach',
    /\b(coach|head coach|\w*trainer|\w*trainerin|entraineur|entraineuse|educateur|educatrice|entrenador|entrenadora|monitor|monitora|ubungsleiter|ubungsleiterin)\b/,
  ],
  [
    'manager',
    /\b(manager|team ?manager|betreuer|betreuerin|mannschaftsleiter|dirigeant|dirigeante|delegado|delegada|teamleiter)\b/,
  ],
  [
    'staff',
    /\b(staff|official|offizieller|physio\w*|fisio\w*|kine|encadrement|\w*arzt|\w*arztin|doctor|medico|medica|medecin|non ?player|volunteer|encargado|encargada|zeugwart|elternsprecher|elternsprecherin|elternvertreter|elternvertreterin|jugendleiter|jugendleiterin|vorstand|kassier|kassierer|kassiererin|treasurer|secretary|president|first aider|welfare officer|tresorier|tresoriere|secretaire|presidente?|soigneur|tesorero|tesorera|secretario|secretaria|utillero|preparador|preparadora)\b/,
  ],
]

/** Roles of people who don't only play. */
export type StaffRole = 'coach' | 'assistant' | 'manager' | 'staff'

/** Reads a role name or role number; undefined for players and unknown words. */
export function readStaffRole(cell: string): StaffRole | undefined {
  const word = normalizeText(cell).replaceAll(/[-_]/g, ' ').trim()
  const numbered = Object.hasOwn(roleNumbers, word) ? roleNumbers[word] : undefined
  if (numbered !== undefined) return numbered === 'player' ? undefined : numbered
  return staffWords.find(([, pattern]) => pattern.test(word))?.[0]
}

/** True for role numbers that mean player. */
export function isPlayerNumber(cell: string): boolean {
  const word = normalizeText(cell).trim()
  return Object.hasOwn(roleNumbers, word) && roleNumbers[word] === 'player'
}

/** True for roles such as "Player - coach" or "Spielertrainer". */
export function isPlayingRole(cell: string): boolean {
  return /\b(player|spieler|joueur|joueuse|jugador|jugadora)|spielertrainer/.test(
    normalizeText(cell),
  )
}

const relations = [
  ['mother', /^(mother|mom|mum|mummy|mutter|mama|mami|mere|maman|madre|stepmother)$/],
  ['father', /^(father|dad|daddy|vater|papa|papi|pere|padre|stepfather)$/],
  [
    'guardian',
    /^(guardian|legal guardian|vormund|erziehungsberechtigte?r?|responsable legal|tuteur|tutrice|tutor|tutora|parents?|elternteil|eltern|padres|carer)$/,
  ],
] as const

export type GuardianRole = 'father' | 'mother' | 'guardian' | 'other'

export function readRelation(cell: string): GuardianRole {
  const word = normalizeText(cell).trim()
  return relations.find(([, pattern]) => pattern.test(word))?.[0] ?? 'other'
}
