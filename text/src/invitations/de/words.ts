/** Staff's words to a minor, as the guardians get them. */
export const wordsMail = {
  subject: (child: string, team: string) => `Nachricht zur Einladung von ${child} (${team})`,
  from: (inviter: string | undefined, child: string) =>
    `${inviter ?? 'Das Trainerteam'} hat zur Einladung für ${child} geschrieben:`,
  rule: 'Nachrichten des Trainerteams an unter 18-Jährige gehen an die Eltern.',
  why: (child: string) => `Gesendet, weil Sie Elternteil von ${child} sind.`,
}

/** Where staff's words to a minor went, and where they do not go. */
export const wordsPage = {
  toGuardians: (list: string) => `An die Eltern geschickt: ${list}.`,
  leftOut: (list: string) => `Nicht gesendet für ${list}: Die Eltern haben keine E-Mail-Adresse.`,
  notToMinors: 'Unter 18-Jährige bekommen keine Nachricht. Sprich mit den Eltern.',
}
