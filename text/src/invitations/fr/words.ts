/** Staff's words to a minor, as the guardians get them. */
export const wordsMail = {
  subject: (child: string, team: string) =>
    `${child} est invité(e) à ${team} : un message pour vous`,
  from: (inviter: string | undefined, child: string) =>
    `${inviter ?? 'L’entraîneur'} a joint ce message à l’invitation de ${child} :`,
  rule: 'Ce que l’encadrement écrit à un mineur est envoyé à ses parents. L’invitation elle-même ne le contient pas.',
  why: (child: string) =>
    `Vous recevez cet e-mail parce que vous êtes parent ou responsable de ${child}.`,
}

/** Where staff's words to a minor went, and where they do not go. */
export const wordsPage = {
  toGuardians: (list: string) => `Ton message a été envoyé aux parents, pas à ${list}.`,
  leftOut: (list: string) => `Sans ton message pour ${list} : aucun parent n’a d’adresse e-mail.`,
  notToMinors: 'Aucun message n’est envoyé aux mineurs : parle à leurs parents.',
}
