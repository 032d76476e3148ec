import type { welcome as english } from './en.ts'

export const welcome: typeof english = {
  letter: {
    subject: (who, count, team) =>
      count === 1 ? `${who} ist bei ${team} eingeladen` : `${who} sind bei ${team} eingeladen`,
    subjectYou: (team) => `Du bist bei ${team} eingeladen`,
    intro: (inviter, team) =>
      inviter === undefined
        ? `Komm zu ${team} auf Touchline: Du siehst alle Trainings und Spiele und sagst mit einem Tipp, wer kommt.`
        : `${inviter} hat dich bei ${team} auf Touchline eingetragen: Du siehst alle Trainings und Spiele und sagst mit einem Tipp, wer kommt.`,
    action: 'Mitmachen',
    actionFor: (children) => `Für ${children} mitmachen`,
    whyByLink:
      'Du hast diese E-Mail mit dem Link des Teams angefordert. Warst du das nicht, ignorier sie einfach.',
    until: (day) => `Der Link gilt einmal, bis zum ${day}. Bitte nicht weiterleiten.`,
  },
  going: 'Zusagen',
  notGoing: 'Absagen',
  invitedBy: (inviter) => `${inviter} lädt dich ein.`,
  comingFor: (name) => `Kommt ${name}?`,
  coming: 'Kommst du?',
  relations: {
    mother: (children) => `Ja, ich bin die Mutter von ${children}`,
    father: (children) => `Ja, ich bin der Vater von ${children}`,
    guardian: (children) => `Ja, ich bin für ${children} erziehungsberechtigt`,
    other: (children) => `Ja, ich kümmere mich um ${children}`,
  },
  joinAs: (name) => `Ja, ich bin ${name} – mitmachen`,
  goOn: 'Weiter',
  change: 'Name oder Rolle ändern',
  firstName: 'Vorname',
  lastName: 'Nachname',
  role: 'Du bist',
  roles: { mother: 'Mutter', father: 'Vater', guardian: 'Erziehungsberechtigt', other: 'Andere' },
  signsIn: (address) => `Du wirst als ${address} angemeldet. Ein Passwort brauchst du nicht.`,
  notMe: 'Das bin ich nicht',
  otherAccount: 'Anderes Konto verwenden',
  /** The page of a team's own link. */
  byLink: {
    title: (team) => `Bei ${team} mitmachen`,
    lead: 'Wir schicken dir einen Link, der dich anmeldet. Ein Passwort brauchst du nicht.',
    name: 'Vor- und Nachname',
    email: 'E-Mail',
    send: 'Link schicken',
    haveAccount: 'Ich nutze Touchline schon',
    missing: 'Gib Vor- und Nachnamen und eine gültige E-Mail-Adresse ein.',
    sent: {
      title: 'Schau in deine E-Mails',
      lead: (address) => `Dein Link ist unterwegs an ${address}. Öffne ihn auf diesem Handy.`,
    },
  },
  club: {
    action: 'Verein mitleiten',
    means: 'Du leitest dann alle Teams: Einstellungen, Mitglieder, Saisons.',
  },
  notMeDone: {
    title: 'Danke für den Hinweis',
    lead: 'Das Trainerteam weiß, dass du nicht gemeint bist. Du hörst von diesem Team nichts mehr.',
  },
  joined: {
    title: (team) => `Du bist bei ${team} dabei`,
    lead: (address) => `Du bist mit deinem Konto ${address} dabei.`,
    action: 'Zum Team',
  },
  gone: {
    used: {
      title: 'Diese Einladung ist schon eingelöst',
      lead: (address) => `Eingelöst hat sie ${address}. Bist du das, dann melde dich an.`,
    },
    expired: {
      title: 'Diese Einladung ist abgelaufen',
      lead: 'Bitte dein Trainerteam, sie noch einmal zu schicken.',
    },
    revoked: {
      title: 'Diese Einladung gilt nicht mehr',
      lead: 'Bitte dein Trainerteam um eine neue.',
    },
    unknown: {
      title: 'Dieser Link funktioniert nicht',
      lead: 'Öffne den Link in der neuesten E-Mail vom Team, oder frag dein Trainerteam.',
    },
    tooYoung: {
      title: 'Das muss ein Elternteil machen',
      lead: 'Für ein eigenes Konto bist du zu jung. Zeig diese Seite deinen Eltern: Sie können mitmachen und für dich antworten.',
    },
    ownParent: {
      title: 'Da passt etwas nicht',
      lead: 'Elternteil und Kind scheinen dieselbe Person zu sein. Bitte dein Trainerteam, den Kader zu prüfen.',
    },
    busy: {
      title: 'Versuch es in ein paar Minuten noch einmal',
      lead: 'Zu viele Versuche aus deinem Netz.',
    },
    closed: {
      title: 'Gerade kannst du nicht mitmachen',
      lead: 'Neue Konten sind gerade nicht möglich. Sprich mit deinem Trainerteam.',
    },
    signIn: 'Anmelden',
  },
}
