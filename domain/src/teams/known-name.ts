import { foldText } from '../values/folding.ts'

/** The number of people with accounts in a team or club, and its age. */
export interface Standing {
  readonly people: number
  readonly since: Date
}

const enoughPeople = 3
const oneDay = 86_400_000

/**
 * Whether a team or club name may appear in the subject of an email to strangers. As anyone can
 * name a team "Your account is locked", it needs several members and a day first.
 */
export function isNameKnown({ people, since }: Standing, now: Date): boolean {
  return people >= enoughPeople && now.getTime() - since.getTime() >= oneDay
}

/**
 * Words of sentences, warnings and offers in four languages, folded. Names of teams and people
 * contain none of them.
 */
const telling = new Set(
  [
    'account your you is are was has have been will must now here click login password locked blocked suspended',
    'verify confirm security alert warning urgent bank payment pay invoice refund win winner prize free offer',
    'konto ihr ihre dein deine ist sind wurde wird jetzt hier klicken passwort gesperrt sicherheit warnung dringend',
    'zahlung rechnung gewinn gewonnen gratis bestatigen',
    'compte votre vos ton ta est sont cliquez ici passe bloque suspendu securite alerte paiement facture gagnant gratuit',
    'cuenta tu su esta estan haz clic aqui contrasena bloqueada bloqueado seguridad aviso pago factura premio gratis',
    'http https www com',
  ].flatMap((line) => line.split(' ')),
)

const longestName = 60

/**
 * False for names that read like a sentence or a warning; a new team's emails then leave the name
 * out.
 */
export function readsLikeAName(name: string): boolean {
  const words = foldText(name).split(/[^\p{L}\p{N}]+/u)
  return name.length <= longestName && !words.some((word) => telling.has(word))
}
