/** What guardians are told of each other. */
export const guardianMail = {
  action: 'Profil öffnen',
  why: 'Du bekommst diese E-Mail, weil du für dieses Kind sorgst oder im Verein für den Kinderschutz zuständig bist.',
  consents: {
    anotherGuardian: 'Ein anderer Elternteil',
    one: (who: string, answer: string, child: string) =>
      `${who} hat für ${child} geantwortet: ${answer}`,
    several: (who: string, child: string) => `${who} hat Einwilligungen für ${child} geändert`,
    rule: 'Siehst du es anders? Gib deine eigene Antwort. Solange jemand Nein sagt, gilt Nein.',
  },
  birthDate: {
    subject: (child: string) => `Bitte bestätige das neue Geburtsdatum von ${child}`,
    askedBy: (who: string) =>
      `${who} hat ein Datum eingetragen, das aus dem Kind einen Erwachsenen macht.`,
    untilThen: 'Bestätige es im Profil oder lehne es ab. Bis dahin gilt das alte Datum.',
  },
  linked: {
    subject: {
      mother: (child: string, team: string) =>
        `Du bist jetzt als Mutter von ${child} eingetragen (${team})`,
      father: (child: string, team: string) =>
        `Du bist jetzt als Vater von ${child} eingetragen (${team})`,
      guardian: (child: string, team: string) =>
        `Du bist jetzt bei ${child} als sorgeberechtigt eingetragen (${team})`,
      other: (child: string, team: string) =>
        `Du bist jetzt als Kontakt von ${child} eingetragen (${team})`,
    },
    by: (who: string) => `${who} hat dich mit dieser E-Mail-Adresse in den Kader eingetragen.`,
    now: (child: string) => `Du kannst ab jetzt für ${child} antworten.`,
    notMe: 'Ein Versehen? Öffne das Profil und tippe auf „Das bin ich nicht“.',
    profileOf: (child: string) => `Profil von ${child} öffnen`,
    why: (team: string) =>
      `Du bekommst diese E-Mail, weil deine Adresse im Kader von ${team} steht.`,
  },
  erasure: {
    asked: (child: string, team: string, day: string) =>
      `${child} wird am ${day} bei ${team} gelöscht`,
    askedBy: (who: string) => `${who} möchte das.`,
    stoppable: (day: string) => `Bis zum ${day} kannst du es im Profil stoppen.`,
    stopped: (child: string, team: string) => `${child} bleibt vorerst bei ${team}`,
    stoppedBy: (who: string) => `${who} hat das Löschen gestoppt.`,
    clubDecides: 'Es wurde nichts gelöscht. Jetzt entscheidet der Verein.',
  },
}
