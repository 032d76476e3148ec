import { folded } from '../values/folding.ts'

/** How many people with accounts a team or club has, and since when it is there. */
export interface Standing {
  readonly people: number
  readonly since: Date
}

const enoughPeople = 3
const oneDay = 86_400_000

/**
 * Whether a team's or club's name may be in the subject of a letter to strangers. Anyone can call a new
 * team "Your account is locked": a name counts once several people have joined and a day has passed.
 */
export function isNameKnown({ people, since }: Standing, now: Date): boolean {
  return people >= enoughPeople && now.getTime() - since.getTime() >= oneDay
}

/** Words of sentences, warnings and offers in the four languages, folded; names of teams and people have none of them. */
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
 * Whether a name reads like one, and not like a sentence or a warning. Only such a name may lead the letter
 * of a team that is too new to be known.
 */
export function readsLikeAName(name: string): boolean {
  const words = folded(name).split(/[^\p{L}\p{N}]+/u)
  return name.length <= longestName && !words.some((word) => telling.has(word))
}
