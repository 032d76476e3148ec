/** Staff's words to a minor, as the guardians get them. */
export const wordsMail = {
  subject: (child: string, team: string) =>
    `${child} est invité(e) à ${team} : un message pour vous`,
  from: (inviter: string | undefined, child: string) =>
    `${inviter ?? 'L’entraîneur'} a joint ce message à l’invitation de ${child} :`,
  rule: 'Les messages de l’encadrement aux moins de 18 ans sont envoyés aux parents.',
  why: (child: string) =>
    `Vous recevez cet e-mail parce que vous êtes parent ou responsable de ${child}.`,
}

/** Where staff's words to a minor went, and where they do not go. */
export const wordsPage = {
  toGuardians: (list: string) => `Ton message a été envoyé aux parents, pas à ${list}.`,
  leftOut: (list: string) => `Message non envoyé pour ${list} : aucun parent n’a d’adresse e-mail.`,
  notToMinors: 'Les moins de 18 ans ne reçoivent pas de message. Parle à leurs parents.',
}
