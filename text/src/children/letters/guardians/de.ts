/** Emails to guardians about each other. */
export const guardianMail = {
  action: 'Profil öffnen',
  why: 'Gesendet an die Eltern dieses Kindes und die Ansprechperson für Kinderschutz.',
  consents: {
    anotherGuardian: 'Ein anderer Elternteil',
    one: (who: string, answer: string, child: string) =>
      `${who} hat für ${child} geantwortet: ${answer}`,
    several: (who: string, child: string) => `${who} hat Einwilligungen für ${child} geändert`,
    rule: 'Sehen Sie es anders? Antworten Sie selbst: Ein Nein genügt.',
  },
  birthDate: {
    subject: (child: string) => `Bitte bestätigen: neues Geburtsdatum von ${child}`,
    askedBy: (who: string) => `${who} hat ein Datum eingetragen, mit dem das Kind volljährig wäre.`,
    untilThen: 'Bestätigen Sie es im Profil oder lehnen Sie es ab.',
  },
  linked: {
    subject: {
      mother: (child: string, team: string) =>
        `Sie sind jetzt als Mutter von ${child} eingetragen (${team})`,
      father: (child: string, team: string) =>
        `Sie sind jetzt als Vater von ${child} eingetragen (${team})`,
      guardian: (child: string, team: string) =>
        `Sie sind jetzt bei ${child} als sorgeberechtigt eingetragen (${team})`,
      other: (child: string, team: string) =>
        `Sie sind jetzt als Kontakt von ${child} eingetragen (${team})`,
    },
    by: (who: string) => `${who} hat Sie in den Kader eingetragen.`,
    now: (child: string) => `Sie können ab jetzt für ${child} antworten.`,
    notMe: 'Ein Versehen? Öffnen Sie das Profil und tippen Sie auf „Das bin ich nicht“.',
    profileOf: (child: string) => `Profil von ${child} öffnen`,
    why: (team: string) => `Gesendet, weil Ihre Adresse im Kader von ${team} steht.`,
  },
  homes: {
    subject: {
      proposed: (who: string, child: string) => `${who} schlägt zwei Zuhause für ${child} vor`,
      agreed: (who: string, child: string) => `${who} ist einverstanden: zwei Zuhause für ${child}`,
      dropped: (who: string, child: string) =>
        `${who} hat den Plan für die zwei Zuhause von ${child} verworfen`,
      ended: (who: string, child: string) => `${who} hat die zwei Zuhause von ${child} beendet`,
      lapsed: (_who: string, child: string) => `Die zwei Zuhause von ${child} sind beendet`,
    },
    text: {
      proposed: 'Sehen Sie sich die Tage an und antworten Sie.',
      agreed: 'Jetzt wird nur gefragt und erinnert, wer das Kind an dem Tag hat.',
      dropped: 'Es ändert sich nichts.',
      ended: 'Sie werden wieder beide gefragt und erinnert.',
      lapsed:
        'Der andere Elternteil hat keinen Zugang mehr. Sie werden an allen Tagen gefragt und erinnert.',
    },
  },
  erasure: {
    asked: (child: string, team: string, day: string) =>
      `Die Daten von ${child} werden am ${day} bei ${team} gelöscht`,
    askedBy: (who: string) => `${who} möchte das.`,
    stoppable: (day: string) => `Bis zum ${day} können Sie es im Profil stoppen.`,
    stopped: (child: string, team: string) => `${child} bleibt vorerst bei ${team}`,
    stoppedBy: (who: string) => `${who} hat das Löschen gestoppt.`,
    clubDecides: 'Es wurde nichts gelöscht. Jetzt entscheidet der Verein.',
  },
}
