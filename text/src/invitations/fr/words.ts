import { withDe } from '../../elision.ts'

/** Staff's words to a minor, as the guardians get them. */
export const wordsMail = {
  subject: (child: string, team: string) =>
    `Un message sur l’invitation ${withDe(child)} (${team})`,
  from: (inviter: string | undefined, child: string) =>
    `${inviter ?? 'L’entraîneur'} écrit pour l’invitation ${withDe(child)} :`,
  rule: 'Les messages de l’encadrement aux moins de 18 ans sont envoyés aux parents.',
  why: (child: string) => `Envoyé parce que vous êtes responsable ${withDe(child)}.`,
}

/** Where staff's words to a minor went, and where they do not go. */
export const wordsPage = {
  toGuardians: (list: string) => `Envoyé aux parents : ${list}.`,
  leftOut: (list: string) => `Non envoyé pour ${list} : aucun parent n’a d’adresse e-mail.`,
  notToMinors: 'Les moins de 18 ans ne reçoivent pas de message. Parle à leurs parents.',
}
