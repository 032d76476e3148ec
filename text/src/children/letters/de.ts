import type { childrenLetters as english } from './en.ts'

export const childrenLetters: typeof english = {
  comingOfAge: {
    subject: (team) => `Bald 18: Das ändert sich bei ${team}`,
    heading: 'Bald volljährig',
    toPerson: (team, day) =>
      `Ab dem ${day} entscheidest du bei ${team} selbst: über deine Daten, Antworten und Einwilligungen.`,
    toPersonGuardians: 'Der Zugang deiner Eltern endet an diesem Tag.',
    toGuardian: (child, team, day) =>
      `${child} wird 18. Ab dem ${day} entscheidet ${child} bei ${team} selbst und dein Zugang endet.`,
    noAccount: (child) =>
      `${child} hat noch kein Konto. Trag im Profil eine E-Mail-Adresse ein, dann geht eine Einladung raus.`,
    action: 'Profil öffnen',
    why: 'Gesendet, weil du oder dein Kind im Team ist.',
  },
  cameOfAge: {
    subject: (team) => `Du entscheidest jetzt selbst bei ${team}`,
    heading: 'Du bist 18',
    body: (team) =>
      `Ab heute entscheidest du bei ${team} selbst. Der Zugang deiner Eltern ist beendet.`,
    consents: 'Ihre Einwilligungen gelten, bis du sie änderst.',
    action: 'Meine Einwilligungen ansehen',
    guardianSubject: (child, team) => `${child} ist 18: Dein Zugang zu ${team} ist beendet`,
    guardianHeading: 'Dein Kind ist 18',
    guardianBody: (child, team) =>
      `${child} entscheidet bei ${team} jetzt selbst. Deine Kontaktdaten sind entfernt.`,
    why: 'Gesendet, weil du oder dein Kind im Team ist.',
  },
}
